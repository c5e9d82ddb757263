import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows, styleIn, styleWithin } from '../../theme/mixins';
import { column, strong, warning } from '../../theme/page.css';

export const top = style({});
globalStyle(`${top} .ui-Hero-picture`, { aspectRatio: '3 / 2' });
// As high as the text, until its sides would be cropped too far.
const beside = '(min-width: 60rem) and (max-width: 99.99rem)';
styleIn(beside, `${top} .ui-Hero-picture`, { alignSelf: 'stretch', maxHeight: 'min(29rem, 36vw)' });
styleIn(beside, `${top} img`, { objectPosition: '95% 30%' });

export const urgent = style([warning, strong, { width: 'fit-content', minWidth: 'min(26rem, 100%)' }]);

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

// From where it is 24 px, so that with text at 200 % it grows enough in another place.
styleIn('(min-width: 83rem)', `${facts} dd`, { fontSize: vars.size.title3 });

/** Prices and facts in columns of one width, in a narrow column in rows, and the notes on both below them. */
export const strip = style({ ...rows, gap: vars.space.small });
/** The last three are facts, the others prices. */
export const priced = style({});
const oneRow = '(width >= 60rem)';
styleWithin(oneRow, `${strip} dl:has(> :nth-child(6))`, { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
styleWithin(oneRow, `${priced} dl > :nth-last-child(3)`, {
  borderInlineStart: `1px solid ${vars.color.border}`,
  marginInlineStart: '-0.75rem',
  paddingInlineStart: '0.75rem',
});
styleWithin('(30rem <= width < 60rem)', `${strip} dl:has(> :nth-child(5)) > div`, { gridColumn: 'span 2' });
const inRows = '(16rem <= width < 30rem)';
styleWithin(inRows, `${strip} dl`, { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 0 });
styleWithin(inRows, `${strip} dl > div`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  paddingBlock: 12,
});
styleWithin(inRows, `${strip} dl > div ~ div`, { borderTop: `1px solid ${vars.color.border}` });
styleWithin(inRows, `${priced} dl > :nth-last-child(3)`, { marginTop: vars.space.small });
styleWithin(inRows, `${strip} dd`, { order: -1 });

/** First aid, close to the facts. */
export const aid = style([column, { marginTop: vars.space.large }]);
