import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../theme/mixins';

/** A price and what it is for, one below the other. */
export const figures = style({ ...plainList, marginBottom: vars.space.tight });
globalStyle(`${figures} > li`, {
  display: 'flex',
  alignItems: 'baseline',
  '@media': { [largeText]: { display: 'grid' } },
});
// As wide as "od 1200 zł" and a space.
globalStyle(`${figures} strong`, { flex: 'none', minWidth: '5.5em', fontSize: vars.size.lead });
