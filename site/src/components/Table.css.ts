import { vars } from '@tarcza/ui/theme';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { raised, rows, styleWithin } from '../theme/mixins';

const wide = '(width >= 35rem)';
const narrow = '(width < 35rem)';

export const container = style({ containerType: 'inline-size' });

/** On a phone a card of texts; where there is room it is a table. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  '@container': { [narrow]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, { textAlign: 'start', verticalAlign: 'top' });
styleWithin(wide, `${table} :is(th, td)`, {
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
});
globalStyle(`${table} thead th, ${table} td::before`, {
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

/** A name beside its picture, or below it in a narrow table. */
export const pictured = style({
  overflowWrap: 'normal',
  '@container': { [wide]: { width: '8rem' }, '(width >= 60rem)': { width: '20rem' } },
});
globalStyle(`${pictured} > span`, {
  width: 'min(9rem, 100%)',
  borderRadius: vars.radius.medium,
  '@container': {
    '(35rem <= width < 60rem)': { marginBottom: vars.space.tight },
    '(width >= 60rem)': { float: 'left', marginInlineEnd: vars.space.small },
  },
});
globalStyle(`${pictured} img`, { aspectRatio: '3 / 2' });
globalStyle(`${pictured} [src*="#low"]`, { aspectRatio: '2' });

const inNarrow = (part: string, rule: GlobalStyleRule) => styleWithin(narrow, `${table} ${part}`, rule);
inNarrow('thead', { display: 'none' });
inNarrow('tbody', { ...raised, display: 'block', paddingInline: vars.space.small });
inNarrow('tr', { ...rows, gap: vars.space.hair, paddingBlock: vars.space.small });
inNarrow('tr ~ tr', { borderTop: `1px solid ${vars.color.border}` });
inNarrow(pictured, {
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.small,
});
styleWithin('(16rem <= width < 35rem)', pictured, { gridTemplateColumns: '7rem minmax(0, 1fr)' });
// The name of the column, before the text, where its head is not shown.
inNarrow('td:not([data-mark], :has(> strong))::before', { content: 'attr(data-head) ": "' });
