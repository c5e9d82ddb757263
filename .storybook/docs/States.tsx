import { DocsContext, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';
import { codeOf } from '../shownCode';
import { asAddress, useGlobals, type Width } from '../toolbar';
import { widths } from '../widths';
import { StoryFrame } from './StoryFrame';

type Story = ReturnType<NonNullable<React.ContextType<typeof DocsContext>>['componentStories']>[number];

/**
 * Every story of the component but the first, each in a frame. Where the toolbar says how wide, the first story is here
 * as well: the page above shows it as wide as itself.
 */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const chosen = useGlobals();
  const globals = asAddress(chosen);
  const width = chosen.viewport?.value;
  return stories
    .slice(width ? 0 : 1)
    .map((story) => <State key={story.id + globals} story={story} globals={globals} width={width} />);
}

interface StateProps {
  story: Story;
  globals: string;
  width: keyof typeof widths | undefined;
}

function State({ story, globals, width }: StateProps) {
  const { docs } = story.parameters;
  // What the story asks for by itself overrules the toolbar.
  const asked = (story.storyGlobals as Width).viewport?.value ?? width;
  const description: string | undefined = docs?.description?.story;
  return (
    <>
      <Subheading>{story.name}</Subheading>
      {description && <Markdown>{description}</Markdown>}
      {/* It scrolls where the frame is wider, and holds what the keyboard can be at meanwhile. */}
      <div style={{ marginBottom: '2.5rem', overflowX: 'auto' }}>
        <StoryFrame
          id={story.id}
          title={`${story.title}: ${story.name}`}
          globals={globals}
          width={asked && widths[asked].styles.width}
          height={docs?.story?.height}
        />
        <Code story={story} />
      </div>
    </>
  );
}

/** The code of a story, made when it is asked for. */
export function Code({ story }: { story: Story }) {
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
