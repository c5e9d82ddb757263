import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import { widths } from '../toolbar';
import { Code } from './States';
import { StoryFrame } from './StoryFrame';

interface PatternProps {
  /** The story. */
  of: unknown;
  height: string;
}

/** Renders a pattern in a frame as wide as a phone, with its code. */
export function Pattern({ of, height }: PatternProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const { width } = widths.mobile2.styles;
  return (
    <figure style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      <StoryFrame id={story.id} title={story.name} width={width} height={height} />
      <figcaption>
        <AnchorMdx href={`?path=/story/${story.id}`} target="">
          {story.name}, full width
        </AnchorMdx>
        <Code story={story} />
      </figcaption>
    </figure>
  );
}
