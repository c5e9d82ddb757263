import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { Code, useColumn, getWidth, type Story } from './States';
import { StoryFrame } from './StoryFrame';

/** Renders the first story with its code and its controls. A component as wide as the page has a frame of that width. */
export function Example() {
  const [story] = useContext(DocsContext).componentStories();
  if (!story) return null;
  const { layout, frameHeight: height } = story.parameters as { layout?: string; frameHeight?: string };
  const isWide = layout === 'fullscreen';
  return (
    <>
      {isWide ? <WideExample story={story} /> : <Canvas sourceState="none" story={{ height }} />}
      <Code story={story} />
      <Controls />
    </>
  );
}

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: object) => void };
}
interface Updated {
  storyId: string;
  args: Readonly<Record<string, unknown>>;
}

function WideExample({ story }: { story: Story }) {
  const { channel } = useContext(DocsContext);
  const [frame, column] = useColumn();
  const width = getWidth(story) ?? column;
  useEffect(() => {
    const update = ({ storyId, args }: Updated) => {
      if (storyId !== story.id) return;
      const { contentWindow } = frame.current?.querySelector('iframe') ?? {};
      const updatedArgs = Object.fromEntries(
        Object.entries(args).filter(([name, value]) => value !== story.initialArgs[name]),
      );
      const { __STORYBOOK_ADDONS_CHANNEL__: framed } = (contentWindow ?? {}) as StoryWindow;
      framed?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story, frame]);

  return (
    <div ref={frame} style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      {column > 0 && (
        <StoryFrame
          id={story.id}
          title={`Example: ${story.title}`}
          width={`${width}px`}
          height={story.parameters['frameHeight'] as string}
          zoom={Math.min(1, (column - 2) / width)}
        />
      )}
    </div>
  );
}
