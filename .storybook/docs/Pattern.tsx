import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { asAddress, useGlobals } from '../toolbar';
import { widths } from '../widths';
import { framed } from './frame';

interface PatternProps {
  /** The story of Patterns.stories.tsx, as addresses have it. */
  story: string;
  /** What is in the frame. */
  title: string;
  height: string;
}

/** A pattern, live, in a page of its own as wide as a phone; wider if the toolbar says so. */
export function Pattern({ story, title, height }: PatternProps) {
  const globals = useGlobals();
  const { width } = widths[globals.viewport?.value ?? 'mobile2'].styles;
  const id = `patterns--${story}`;
  return (
    <figure style={{ margin: '1.5rem 0', overflowX: 'auto' }}>
      {/* Our own page, which may do what this one may. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={asAddress(globals)}
        title={title}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&${framed}=1&globals=${asAddress(globals)};a11y.manual:!true`}
        style={{
          display: 'block',
          width,
          height,
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.medium,
        }}
      />
      <figcaption>
        <a
          href={`iframe.html?id=${id}&viewMode=story&globals=${asAddress(globals)}`}
          target="_blank"
          rel="noreferrer"
        >
          {title} in a window of its own
        </a>
      </figcaption>
    </figure>
  );
}
