import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: '1.5rem',
  margin: '1rem 0 2rem',
  color: vars.color.text,
  font: `0.875rem/1.5 ${vars.font.body}`,
});

export const example = style({ display: 'grid', gridTemplateRows: '1fr auto', margin: 0, minWidth: 0 });

const edge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

/** Known apart by the line beneath, too: a whole one, and a broken one. */
export const frame = styleVariants({
  do: [edge, { borderBottom: `5px solid ${vars.color.success}` }],
  dont: [edge, { borderBottom: `5px dashed ${vars.color.urgent}` }],
});

export const stage = style({ display: 'grid', alignContent: 'center', padding: '1.5rem', minWidth: 0 });

/** The component, in the column of the page. */
export const drawing = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const caption = style({ paddingTop: '0.5rem' });

export const verdict = styleVariants({
  do: { color: vars.color.success },
  dont: { color: vars.color.urgent },
});
