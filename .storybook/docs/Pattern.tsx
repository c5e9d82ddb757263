import { useOf } from '@storybook/addon-docs/blocks';
import { asAddress, useGlobals } from '../toolbar';
import { widths } from '../widths';
import { Code } from './States';
import { StoryFrame } from './StoryFrame';

interface PatternProps {
  /** The story. */
  of: unknown;
  /** What is in the frame. */
  title: string;
  height: string;
}

/** A pattern, live, in a page of its own as wide as a phone; wider if the toolbar says so. With its code. */
export function Pattern({ of, title, height }: PatternProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const globals = useGlobals();
  const { width } = widths[globals.viewport?.value ?? 'mobile2'].styles;
  const address = asAddress(globals);
  return (
    <figure style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      <StoryFrame key={address} id={story.id} title={title} globals={address} width={width} height={height} />
      <figcaption>
        <a
          href={`iframe.html?id=${story.id}&viewMode=story&globals=${address}`}
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
