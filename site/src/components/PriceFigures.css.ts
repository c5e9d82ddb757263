import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../theme/mixins';

/** A price and what it is for, one below the other. */
export const figures = style({ ...plainList, marginBottom: vars.space.tight });
globalStyle(`${figures} > li`, {
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  alignItems: 'baseline',
});
globalStyle(`${figures} strong`, { fontSize: vars.size.lead });
