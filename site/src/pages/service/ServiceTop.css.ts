import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows, styleWithin } from '../../theme/mixins';
import { column, strong, warning } from '../../theme/page.css';
import { scene } from '../../theme/stage.css';

/** In a narrow half the technician stays whole, at the right of the drawing. */
export const drawing = style([scene]);
globalStyle(`${drawing} img`, { objectPosition: '68% 80%' });

export const urgent = style([warning, strong, { width: '100%' }]);

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

/** Prices and facts in columns of one width, the first one leading, and the notes on both below them. */
export const strip = style({ ...rows, gap: vars.space.small });
globalStyle(`${strip} > p`, { textWrap: 'balance' });
globalStyle(`${strip} dl`, { alignItems: 'baseline' });
globalStyle(`${strip} dl > div`, { flexDirection: 'column' });
globalStyle(`${strip} dd`, { order: -1 });
globalStyle(`${strip} dl > :first-child dd`, { color: vars.color.link });
const oneRow = '(width >= 60rem)';
styleWithin(oneRow, `${strip} dl`, { columnGap: vars.space.large });
styleWithin(oneRow, `${strip} dl:has(> :nth-child(6))`, { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
styleWithin('(30rem <= width < 60rem)', `${strip} dl:has(> :nth-child(5)) > div`, { gridColumn: 'span 2' });
styleWithin('(16rem <= width < 30rem)', `${strip} dl`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
});

/** First aid, below the facts. */
export const aid = style([column, { marginTop: vars.space.huge }]);
