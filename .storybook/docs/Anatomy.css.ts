import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

export const anatomy = style({
  margin: '1rem 0 2rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

/** What the component is drawn on, with room for pins around it. */
export const stage = style({ position: 'relative', padding: '2rem', overflow: 'hidden' });

export const outline = style({
  position: 'absolute',
  zIndex: 2,
  boxSizing: 'border-box',
  outline: `1px dashed ${vars.color.link}`,
  outlineOffset: 1,
  pointerEvents: 'none',
});

/** The part that the reader chose: its padding is drawn as an edge as wide. */
export const chosen = style([
  outline,
  {
    outline: `3px solid ${vars.color.link}`,
    border: 'solid',
    borderColor: `color-mix(in srgb, ${vars.color.link} 35%, transparent)`,
  },
]);

const pin = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: vars.color.text,
  color: vars.color.surface,
  font: `700 12px/1 ${vars.font.body}`,
});

export const onPart = style([
  pin,
  { position: 'absolute', zIndex: 3, translate: '-50% -50%', pointerEvents: 'none' },
]);

export const legend = style({
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${vars.color.border}`,
  listStyleType: '""',
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: '0.25rem 0.75rem',
  padding: '0.75rem 1rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: '1.75rem minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const choose = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: 28,
  height: 28,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: '50%',
  background: vars.color.text,
  color: vars.color.surface,
  font: `700 13px/1 ${vars.font.body}`,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: 'currentColor', background: vars.color.link },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const name = style({ margin: 0, overflowWrap: 'anywhere' });
export const token = style({ display: 'inline-block', fontSize: '0.8125rem', overflowWrap: 'anywhere' });

export const measures = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gridColumn: '2',
  alignContent: 'start',
  gap: '0 0.75rem',
  margin: 0,
  '@media': { '(min-width: 60rem)': { gridColumn: '3' } },
});
globalStyle(`${measures} dt`, { color: vars.color.textQuiet });
globalStyle(`${measures} dd`, { margin: 0 });
