import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, rows } from '../theme/mixins';

/** A price and what it is for, one below the other. */
export const figures = style({ ...plainList, ...rows, gap: vars.space.hair, marginBottom: vars.space.tight });
globalStyle(`${figures} > li`, {
  display: 'flex',
  alignItems: 'baseline',
  '@media': { [largeText]: { display: 'grid' } },
});
// As wide as "od 1200 zł" and a space.
globalStyle(`${figures} strong`, {
  flex: 'none',
  minWidth: '5.5em',
  fontSize: vars.size.title4,
  lineHeight: 1.25,
});
