import { Canvas, Heading, Markdown, Source } from '@storybook/addon-docs/blocks';
import { useMemo, type ReactNode } from 'react';
import { completeCode } from '../completeCode';
import { Anatomy } from './Anatomy';
import { compose, Frame, isWide, Live, needsFrame, Shown, type Specimen } from './specimens';

interface ShowcaseProps {
  /** Of the component. */
  name: string;
  /** The module of the stories. */
  of: object;
  /** Shows the first story at rest, under the pointer, focused and pressed. */
  pinned?: boolean;
  /** Shows the numbered parts of the story with the tag `anatomy`, else of the first one. */
  anatomy?: boolean;
}

/**
 * Renders what a component's page shows before its text: the typical example, variants, states, edges and parts. A story is a
 * variant unless it has the tag `state` or `edge`. One with the tag `played` shows its state after its play function.
 */
export function Showcase({ name, of, pinned = false, anatomy = false }: ShowcaseProps) {
  const stories = useMemo(() => compose(of), [of]);
  const [first] = stories;
  if (!first) return null;
  const tagged = (tag: string) => stories.filter(({ tags }) => tags.includes(tag));
  const states = tagged('state');
  const edges = tagged('edge');
  const variants = stories.filter((story) => !states.includes(story) && !edges.includes(story));
  return (
    <>
      {needsFrame(first) ? (
        <Example story={first} />
      ) : (
        <Canvas of={first.moduleExport} source={{ code: completeCode(first.parameters) }} />
      )}
      {variants.length > 1 && <Group title="Variants" stories={variants} />}
      {(pinned || states.length > 0) && (
        <Group title="States" stories={states}>
          {pinned && pins.map((pin) => <Pinned key={pin.name} story={first} {...pin} />)}
        </Group>
      )}
      <Group title="Edges" stories={edges}>
        <GeneralEdges name={name} story={first} stories={edges} />
      </Group>
      {anatomy && <Anatomy story={tagged('anatomy')[0] ?? first} />}
    </>
  );
}

/** Renders a typical example that needs a frame, with its code. */
const Example = ({ story }: { story: Specimen }) => (
  <>
    <Shown story={story} />
    <Source code={completeCode(story.parameters)} language="tsx" />
  </>
);

/** Returns whether a story is shown smaller: it is a part of a page, not a control. */
const isLarge = ({ parameters: { layout, width } }: Specimen) => Boolean(width) || layout === 'fullscreen';

interface GroupProps {
  title: string;
  stories: readonly Specimen[];
  /** Shown first. */
  children?: ReactNode;
}

function Group({ title, stories, children }: GroupProps) {
  return (
    <>
      <Heading>{title}</Heading>
      <div className="group sb-unstyled">
        {children}
        {stories.map((story) => (
          <Cell key={story.id} of={story} name={story.title} when={story.parameters.docs?.description?.story}>
            <Shown story={story} />
          </Cell>
        ))}
      </div>
    </>
  );
}

interface CellProps {
  /** A story that is wide makes the cell wide. */
  of?: Specimen;
  name: string;
  /** When to take it. */
  when?: string | undefined;
  children: ReactNode;
}

const Cell = ({ of, name, when, children }: CellProps) => (
  <section
    className="cell"
    data-wide={(of && isWide(of)) || undefined}
    data-large={(of && isLarge(of)) || undefined}
  >
    <h3>{name}</h3>
    {when && <Markdown>{when}</Markdown>}
    <div className="ground">{children}</div>
  </section>
);

/** The states that the addon for pseudo-classes pins on everything in an element with these classes. */
const pins = [
  { name: 'At rest', className: '' },
  { name: 'Under the pointer', className: 'pseudo-hover-all' },
  { name: 'Focused by the keyboard', className: 'pseudo-focus-all pseudo-focus-visible-all' },
  { name: 'Pressed', className: 'pseudo-hover-all pseudo-active-all' },
];

/** Renders a story in one state. It is a picture: only the name is announced. */
const Pinned = ({ story, name, className }: { story: Specimen; name: string; className: string }) => (
  <Cell of={story} name={name}>
    <div inert aria-hidden="true">
      <Live story={story} copy={name} className={className} />
    </div>
  </Cell>
);

interface GeneralEdgesProps {
  /** Of the component. */
  name: string;
  story: Specimen;
  stories: readonly Specimen[];
}

/** Renders the first story where every component is tested, unless a story shows the same. */
function GeneralEdges({ name, story, stories }: GeneralEdgesProps) {
  const { id } = story;
  const plays = story.tags.includes('played');
  return (
    <>
      {!stories.some(({ own }) => own.textSize) && (
        <Cell name="200 % text at 320 px">
          <Frame
            id={id}
            title={`${name}, 200 % text at 320 px`}
            plays={plays}
            width={320}
            height="22rem"
            globals={{ textSize: '200pct' }}
          />
        </Cell>
      )}
      {!stories.some(({ own }) => own.direction) && (
        <Cell name="Right to left">
          <Frame
            id={id}
            title={`${name}, right to left`}
            plays={plays}
            width={390}
            height="22rem"
            globals={{ direction: 'rtl' }}
          />
        </Cell>
      )}
      <Cell name="Forced colours" when="A picture: only the browser can force colours.">
        <img
          src={`pictures/${name}-forced.png`}
          alt={`Variants of ${name} in forced colours`}
          loading="lazy"
        />
      </Cell>
    </>
  );
}
