import { DocsContext, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { codeOf } from '../shownCode';
import { asAddress, useGlobals, type Width } from '../toolbar';
import { widths } from '../widths';
import { framed, played } from './frame';

type Story = ReturnType<NonNullable<React.ContextType<typeof DocsContext>>['componentStories']>[number];

/** Frames play one after the other: only one of them can have the focus. */
let turn: Promise<unknown> = Promise.resolve();

/** How long a frame may keep the others waiting, in milliseconds: one that the reader has passed, and one in sight. */
const longest = { passed: 5000, inSight: 60_000 };

/**
 * Every story of the component but the first, each in a page of its own: there its play function brings it into
 * its state, and a narrow one is truly narrow. A frame is fetched once it comes near the window. Where the toolbar says
 * how wide, the first story is here as well: the page above shows it as wide as itself.
 */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const chosen = useGlobals();
  const globals = `${asAddress(chosen)};a11y.manual:!true`;
  const width = chosen.viewport?.value;
  useKeptFocus();
  return stories
    .slice(width ? 0 : 1)
    .map((story) => <Framed key={story.id + globals} story={story} globals={globals} width={width} />);
}

/** Whether an element was ever near the window, and whether it is now. */
function useNear(place: RefObject<HTMLElement | null>) {
  const [ever, setEver] = useState(false);
  const now = useRef(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        now.current = entries.at(-1)?.isIntersecting ?? false;
        if (entries.some((entry) => entry.isIntersecting)) setEver(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return { ever, now };
}

/** Whether it is a frame's turn, from when it is near the window; and what ends its turn. */
function useTurn({ ever, now }: ReturnType<typeof useNear>) {
  const [mine, setMine] = useState(false);
  const end = useRef(() => {});

  useEffect(() => {
    if (!ever) return;
    let gone = false;
    const over = new Promise<void>((resolve) => {
      end.current = resolve;
    });
    turn = turn.then(() => {
      if (gone) return;
      setMine(true);
      // A picture that waits to be seen plays only in sight, and then as long as a slow computer takes.
      setTimeout(() => {
        if (!now.current) end.current();
      }, longest.passed);
      setTimeout(() => end.current(), longest.inSight);
      return over;
    });
    return () => {
      gone = true;
      end.current();
    };
  }, [ever, now]);

  return { mine, end };
}

interface FramedProps {
  story: Story;
  globals: string;
  width: keyof typeof widths | undefined;
}

function Framed({ story, globals, width: chosen }: FramedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { mine, end } = useTurn(useNear(place));
  const [height, setHeight] = useState(160);
  const { docs } = story.parameters;

  function fit(frame: HTMLIFrameElement) {
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    const margin = 24;
    new ResizeObserver(() => setHeight(Math.max(120, root.getBoundingClientRect().bottom + margin))).observe(
      root,
    );
  }

  // What the story asks for by itself overrules the toolbar.
  const asked = (story.storyGlobals as Width).viewport?.value ?? chosen;
  const width = asked ? widths[asked].styles.width : '100%';
  const description: string | undefined = docs?.description?.story;

  return (
    <>
      <Subheading>{story.name}</Subheading>
      {description && <Markdown>{description}</Markdown>}
      <div ref={place} style={{ marginBottom: '2.5rem', overflowX: 'auto' }}>
        {mine && (
          // Our own page, which may do what this one may.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={(frame) => frame?.addEventListener(played, () => end.current())}
            title={`${story.title}: ${story.name}`}
            src={`iframe.html?id=${story.id}&viewMode=story&${framed}=1&globals=${globals}`}
            onLoad={(event) => fit(event.currentTarget)}
            style={{
              display: 'block',
              boxSizing: 'content-box',
              width,
              maxWidth: width === '100%' ? 'calc(100% - 2px)' : undefined,
              height: docs?.story?.height ?? height,
              border: `1px solid ${vars.color.border}`,
              borderRadius: 8,
            }}
          />
        )}
        {!mine && <div style={{ height }} />}
        <Code story={story} />
      </div>
    </>
  );
}

/** The code of a story, made when it is asked for. */
function Code({ story }: { story: Story }) {
  const [asked, setAsked] = useState(false);
  return (
    <details onToggle={(event) => setAsked(event.currentTarget.open)}>
      <summary>
        Show code<span className={visuallyHidden}>: {story.name}</span>
      </summary>
      {asked && <Source code={codeOf(story)} language="tsx" />}
    </details>
  );
}

/** Stories that move the focus give it back to the reader of the page around them, once they have played. */
function useKeptFocus() {
  useEffect(() => {
    let before: Element | null = null;
    let byTab = false;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLIFrameElement)) before = target as Element;
    };
    const noteKey = ({ key }: KeyboardEvent) => {
      byTab = key === 'Tab';
    };
    const giveBack = () => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement) || byTab || frame.matches(':hover')) return;
      // Not by blur(), with which a story that plays just then would lose its own.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else window.focus();
    };
    addEventListener('focusin', remember);
    addEventListener('keydown', noteKey);
    addEventListener(played, giveBack, true);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', noteKey);
      removeEventListener(played, giveBack, true);
    };
  }, []);
}
