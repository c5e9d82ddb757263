import { DocsContext, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';
import { codeOf } from '../shownCode';
import { useGlobals, widths, type Width } from '../toolbar';
import { StoryFrame } from './StoryFrame';

export type Story = ReturnType<
  NonNullable<React.ContextType<typeof DocsContext>>['componentStories']
>[number];

/** Renders every story of the component but the first, each in a frame. */
export function States() {
  const [, ...stories] = useContext(DocsContext).componentStories();
  return stories.map((story) => <State key={story.id} story={story} />);
}

function State({ story }: { story: Story }) {
  const { docs, frameHeight } = story.parameters;
  const { viewport } = story.storyGlobals as Width;
  const description: string | undefined = docs?.description?.story;
  return (
    <>
      <Subheading>{story.name}</Subheading>
      {description && <Markdown>{description}</Markdown>}
      <div style={{ marginBottom: '2.5rem', overflowX: 'auto' }}>
        <StoryFrame
          id={story.id}
          title={`${story.title}: ${story.name}`}
          width={viewport?.value && widths[viewport.value].styles.width}
          height={frameHeight}
        />
        <Code story={story} />
      </div>
    </>
  );
}

/** Renders the code of a story once it is opened. */
export function Code({ story }: { story: Story }) {
  const [isOpen, setIsOpen] = useState(false);
  const { language } = useGlobals();
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Show code<span className={visuallyHidden}>: {story.name}</span>
      </summary>
      {isOpen && <Source code={codeOf(story, language)} language="tsx" />}
    </details>
  );
}
