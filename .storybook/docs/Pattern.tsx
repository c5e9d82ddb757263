import { useOf } from '@storybook/addon-docs/blocks';
import { toAddressParameter, useGlobals } from '../toolbar';
import { widths } from '../widths';
import { Code } from './States';
import { StoryFrame } from './StoryFrame';

interface PatternProps {
  /** The story. */
  of: unknown;
  title: string;
  height: string;
}

/** Renders a pattern in a frame as wide as a phone, with its code. */
export function Pattern({ of, title, height }: PatternProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const globals = toAddressParameter(useGlobals());
  const { width } = widths.mobile2.styles;
  return (
    <figure style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      <StoryFrame key={globals} id={story.id} title={title} globals={globals} width={width} height={height} />
      <figcaption>
        <a
          href={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
          target="_blank"
          rel="noreferrer"
        >
          {title} in a window of its own
        </a>
        <Code story={story} />
      </figcaption>
    </figure>
  );
}
