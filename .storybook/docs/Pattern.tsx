import { AnchorMdx, Source, useOf } from '@storybook/addon-docs/blocks';
import { completeCode } from '../completeCode';
import { widths } from '../toolbar';
import { Frame } from './specimens';

interface PagePairProps {
  id: string;
  name: string;
  /** Of the frames, in px of the page. */
  height: number;
}

/** Renders a whole page as on a phone and on a desktop, side by side where there is room. */
export const PagePair = ({ id, name, height }: PagePairProps) => (
  <div className="pagePair">
    {([widths.mobile2, widths.desktop] as const).map(({ type, styles }) => {
      const width = Number.parseInt(styles.width, 10);
      return <Frame key={type} id={id} title={`${name}, ${type}`} width={width} height={`${height}px`} />;
    })}
  </div>
);

interface PatternProps {
  /** The story. */
  of: unknown;
}

/** Renders a whole page on a phone and on a desktop, with its code. */
export function Pattern({ of }: PatternProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  return (
    <figure style={{ margin: '1.5rem 0' }}>
      <PagePair id={story.id} name={story.name} height={1000} />
      <figcaption style={{ paddingTop: 8, fontSize: 14 }}>
        <AnchorMdx href={`?path=/story/${story.id}`} target="">
          {story.name}, full width
        </AnchorMdx>
        : the toolbar changes the width there.
        <details>
          <summary>Show code: {story.name}</summary>
          <Source code={completeCode(story.parameters)} language="tsx" />
        </details>
      </figcaption>
    </figure>
  );
}
