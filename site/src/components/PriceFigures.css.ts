import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';

export const prices = style({ ...rows, gap: vars.space.tight, fontSize: vars.size.small, maxWidth: '36rem' });
// A row of its own, which does not widen the buttons.
globalStyle(`* > ${prices}`, { flexBasis: '100%', contain: 'inline-size' });

/** Two or three in a row, also on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))',
  gap: vars.space.small,
  margin: 0,
});
globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
globalStyle(`${figures} dd`, {
  margin: 0,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${figures} > div:nth-child(2) dd`, { color: vars.color.link });

export const lowest = style({ color: vars.color.textQuiet });
