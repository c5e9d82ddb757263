import { asAddress, useGlobals } from '../toolbar';
import { widths } from '../widths';
import { StoryFrame } from './StoryFrame';

interface PatternProps {
  /** The story, as addresses have it. */
  story: string;
  /** What is in the frame. */
  title: string;
  height: string;
}

/** A pattern, live, in a page of its own as wide as a phone; wider if the toolbar says so. */
export function Pattern({ story, title, height }: PatternProps) {
  const globals = useGlobals();
  const { width } = widths[globals.viewport?.value ?? 'mobile2'].styles;
  const address = asAddress(globals);
  return (
    <figure style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      <StoryFrame key={address} id={story} title={title} globals={address} width={width} height={height} />
      <figcaption>
        <a
          href={`iframe.html?id=${story}&viewMode=story&globals=${address}`}
          target="_blank"
          rel="noreferrer"
        >
          {title} in a window of its own
        </a>
      </figcaption>
    </figure>
  );
}
