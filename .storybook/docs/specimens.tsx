import { composeStories } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { withLabels, withWidth } from '../decorators';
import { initialGlobals, toAddressParameter, useGlobals, widths } from '../toolbar';

/** A story that a docs page shows. */
export type Specimen = ComponentType & {
  id: string;
  tags: string[];
  parameters: {
    layout?: string;
    /** The largest width of the container, in rem. */
    width?: string;
    frameHeight?: string;
    job?: string;
    docs?: { description?: { story?: string }; source?: { code?: string } };
  };
  /** The name in the sidebar. */
  title: string;
  /** The export of its file, for blocks of Storybook. */
  moduleExport: object;
  /** The globals that the story sets itself. */
  own: Partial<typeof initialGlobals> & { viewport?: { value?: keyof typeof widths } };
};

type StoryFile = Readonly<Record<string, { name?: string; globals?: Specimen['own'] }>>;

const isTypical = ({ tags }: Specimen) => tags.includes('typical');

/** Returns the stories of a file that are in the sidebar, in its order: first that with the tag `typical`, if there is one. */
export function compose(file: object): Specimen[] {
  const annotations = { decorators: [withWidth, withLabels], initialGlobals };
  const stories = composeStories(file as never, annotations) as Readonly<Record<string, Specimen>>;
  const { __namedExportsOrder: order = Object.keys(stories) } = file as { __namedExportsOrder?: string[] };
  return order
    .filter((name) => stories[name]?.tags.includes('dev'))
    .map((name) => {
      const { [name]: moduleExport = {}, default: meta } = file as StoryFile;
      const own = { ...meta?.globals, ...moduleExport.globals };
      return Object.assign(stories[name]!, { title: moduleExport.name ?? name, moduleExport, own });
    })
    .toSorted((one, other) => Number(isTypical(other)) - Number(isTypical(one)));
}

/** Returns whether a story needs a window of its own: for its width, its text size, or a state that its test reaches. */
export const needsFrame = ({ own, tags }: Specimen) =>
  Boolean(own.viewport ?? own.textSize) || tags.includes('played');

/** Of a container that fills the column, in rem. */
const columnWidth = 40;

/** Returns whether a story fills the column. */
export const isWide = ({ parameters: { layout, width }, own }: Specimen) =>
  own.viewport
    ? own.viewport.value === 'desktop'
    : layout === 'fullscreen' || Number.parseFloat(width ?? '0') > columnWidth;

/** Returns the width of the window for a story in px, or undefined for that of the column. */
function getWidth({ parameters: { layout, width }, own }: Specimen): number | undefined {
  if (own.viewport ?? layout === 'fullscreen')
    return Number.parseInt(widths[own.viewport?.value ?? 'desktop'].styles.width, 10);
  // With the padding of the page.
  return width ? Number.parseFloat(width) * 16 + 48 : undefined;
}

/** Returns a ref and the width of its element in px, which is 0 before the first render. */
function useColumn() {
  const ref = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setColumn(entry?.contentRect.width ?? 0));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, column] as const;
}

interface LiveProps {
  story: Specimen;
  /** Of pinned states: ids on the page are unique. */
  copy?: string;
  className?: string | undefined;
}

/** Renders a story in a React root of its own, so that its ids are unique on the page. */
export function Live({ story: Story, copy = '', className = '' }: LiveProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = createRoot(ref.current!, { identifierPrefix: `${Story.id}${copy}` });
    root.render(<Story />);
    return () => queueMicrotask(() => root.unmount());
  }, [Story, copy]);
  const { direction, language } = { ...useGlobals(), ...Story.own };
  return <div ref={ref} dir={direction} lang={language} className={`docs-story specimen ${className}`} />;
}

interface FrameProps {
  id: string;
  title: string;
  /** Runs the play function, which may take the focus of the page around the frame. */
  plays?: boolean;
  /** Of the window, in px. The frame is scaled down to its column. */
  width?: number | undefined;
  /** Fixed, so that a frame that loads moves nothing below it. A higher story scrolls. */
  height?: string | undefined;
  globals?: Partial<typeof initialGlobals>;
}

/** Renders a story in a window of its own. Storybook's own frame has no globals. */
export function Frame({ id, title, plays = false, width, height = '14rem', globals }: FrameProps) {
  const address = toAddressParameter({ ...useGlobals(), ...globals });
  const [place, column] = useColumn();
  const zoom = width && column ? Math.min(1, (column - 2) / width) : 1;
  return (
    <div ref={place} className="frame" style={{ minHeight: `calc(${height} * ${zoom})` }}>
      {column > 0 && (
        // A page of this Storybook, with the rights of this one.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={address}
          title={title}
          loading="lazy"
          src={`iframe.html?id=${id}&viewMode=story&embed=${!plays}&globals=${address};a11y.manual:!true`}
          style={{ width: width ?? '100%', height, zoom }}
        />
      )}
    </div>
  );
}

/** Renders a story in a frame if it needs one, else in the page. */
export const Shown = ({ story }: { story: Specimen }) =>
  needsFrame(story) ? (
    <Frame
      id={story.id}
      title={`Story: ${story.title}`}
      plays={story.tags.includes('played')}
      width={getWidth(story)}
      height={story.parameters.frameHeight}
    />
  ) : (
    <Live story={story} />
  );
