import type { ReactNode } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals, themeAttributes } from '../toolbar';

/** Lays out what to do and what not to do side by side. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <div
    className="sb-unstyled"
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      gap: '1.5rem',
      margin: '1rem 0 2rem',
      color: vars.color.text,
      font: `0.875rem/1.5 ${vars.font.body}`,
    }}
  >
    {children}
  </div>
);

interface ExampleProps {
  /** The reason, in one sentence. */
  why: ReactNode;
  /** The component. Its ids must be unique on the page. */
  children: ReactNode;
  /** The scale of a component that is made for a whole page. */
  zoom?: number;
}

export const Do = (example: ExampleProps) => <Example {...example} mark="✓" label="Do" line="solid" />;
export const Dont = (example: ExampleProps) => <Example {...example} mark="✗" label="Don’t" line="dashed" />;

type ExampleStyle = Record<'mark' | 'label' | 'line', string>;

function Example({ why, children, zoom, mark, label, line }: ExampleProps & ExampleStyle) {
  const globals = useGlobals();
  return (
    <figure style={{ display: 'grid', gridTemplateRows: '1fr auto', margin: 0, minWidth: 0 }}>
      {/* A picture for readers who see it: the caption says the same. */}
      <div
        inert
        aria-hidden="true"
        {...themeAttributes(globals)}
        dir={globals.direction}
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          padding: '1.5rem',
          border: `1px solid ${vars.color.border}`,
          borderBottom: `5px ${line} ${vars.color.controlEdge}`,
          borderRadius: vars.radius.medium,
          overflow: 'hidden',
        }}
      >
        <div style={{ minWidth: 0, overflowWrap: 'anywhere', zoom }}>{children}</div>
      </div>
      <figcaption style={{ paddingTop: '0.5rem' }}>
        <strong>
          <span aria-hidden="true">{mark} </span>
          {label}
        </strong>{' '}
        {why}
      </figcaption>
    </figure>
  );
}
