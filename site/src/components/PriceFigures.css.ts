import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, rows } from '../theme/mixins';

export const prices = style({ fontSize: vars.size.small });

/** A price and what it is for, one below the other. */
export const figures = style({ ...listReset, ...rows, gap: vars.space.hair, marginBottom: vars.space.tight });
globalStyle(`${figures} > li`, {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  '@media': { [largeText]: { display: 'grid' } },
});
globalStyle(`${figures} strong`, {
  flex: 'none',
  minWidth: '6.9rem',
  lineHeight: 1.25,
});
// The price for all leads.
globalStyle(`${figures} > :first-child strong`, { fontSize: vars.size.title4 });
