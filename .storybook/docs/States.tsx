import { DocsContext, Markdown, Source } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';
import { widths, type Width } from '../toolbar';
import { StoryFrame } from './StoryFrame';

export type Story = ReturnType<
  NonNullable<React.ContextType<typeof DocsContext>>['componentStories']
>[number];

/**
 * Returns the width in px of the window that a story asks for. A component as wide as the page has a desktop's, unless
 * its parameter `isFluid` says that it looks the same in the column of the docs.
 */
export function getWidth({ parameters, storyGlobals }: Story): number | undefined {
  const { viewport } = storyGlobals as Width;
  const name =
    viewport?.value ??
    (parameters['layout'] === 'fullscreen' && !parameters['isFluid'] ? 'desktop' : undefined);
  return name && Number.parseInt(widths[name].styles.width, 10);
}

/** Returns a ref and the width of its element in px, which is 0 before the first render. */
export function useColumn() {
  const ref = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setColumn(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, column] as const;
}

/** Height in px up to which the frames of stories are open. */
const openHeight = 800;

function getHeight({ parameters }: Story): number {
  const height = (parameters['frameHeight'] as string | undefined) ?? '14rem';
  return Number.parseInt(height, 10) * (height.endsWith('rem') ? 16 : 1);
}

/**
 * Renders every story of the sidebar but the first, each in a frame. The first ones are open, if they have no play function,
 * which may take the focus.
 */
export function States() {
  const [, ...stories] = useContext(DocsContext).componentStories();
  let height = 0;
  return stories
    .filter(({ tags }) => tags.includes('dev'))
    .map((story) => {
      if (!story.playFunction) height += getHeight(story);
      return <State key={story.id} story={story} isOpen={!story.playFunction && height < openHeight} />;
    });
}

function State({ story, isOpen }: { story: Story; isOpen: boolean }) {
  const { docs, frameHeight } = story.parameters;
  const [place, column] = useColumn();
  const width = getWidth(story);
  const description: string | undefined = docs?.description?.story;
  return (
    <details open={isOpen} className="example">
      <summary>
        <h3 id={story.id}>{story.name}</h3>
      </summary>
      {description && <Markdown>{description}</Markdown>}
      <div ref={place} style={{ marginBottom: '2.5rem' }}>
        {column > 0 && (
          <StoryFrame
            id={story.id}
            title={`${story.title}: ${story.name}`}
            plays
            width={width ? `${width}px` : undefined}
            height={frameHeight}
            zoom={width ? Math.min(1, (column - 2) / width) : 1}
          />
        )}
        <Code story={story} />
      </div>
    </details>
  );
}

/** Renders the code of a story. */
export const Code = ({ story }: { story: Story }) => (
  <details>
    <summary>
      Show code<span className={visuallyHidden}>: {story.name}</span>
    </summary>
    <Source of={story.moduleExport} language="tsx" />
  </details>
);
