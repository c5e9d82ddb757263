import { globalStyle, part, styleVariants } from '../theme/layer.js';
import { breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { rows, bodyText } from '../theme/frame.css.js';

const prose = part('Prose', [
  breakWords,
  bodyText,
  { ...rows, gap: vars.space.small, maxWidth: '42rem', textWrap: 'pretty' },
]);

export const size = styleVariants({
  regular: [prose],
  reading: [prose, { fontSize: `min(1.1 * ${vars.size.body}, 9.5vw)`, lineHeight: 1.7 }],
});

const each = (...elements: string[]) => `${prose} > :is(${elements.join()})`;

globalStyle(`${prose} > *`, { margin: 0 });

globalStyle(each('h2', 'h3'), {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
});
globalStyle(each('h2'), { fontSize: vars.size.title3 });
globalStyle(each('h3'), { fontSize: vars.size.title4 });
globalStyle(`${prose} > * + :is(h2, h3)`, { marginTop: vars.space.medium });

globalStyle(each('ul', 'ol'), { ...rows, gap: vars.space.tight, paddingInlineStart: 'min(1.25rem, 6vw)' });
globalStyle(each('ul'), { listStyle: 'disc' });
globalStyle(each('ol'), { listStyle: 'decimal' });
globalStyle(`${prose} :is(strong, b)`, { fontWeight: 'bolder' });
globalStyle(`${prose} :is(em, i)`, { fontStyle: 'italic' });
globalStyle(`${prose} li::marker`, { color: vars.color.link });

globalStyle(each('blockquote'), {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `4px solid ${vars.color.border}`,
});

globalStyle(`${prose} a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});
globalStyle(`${prose} a:focus-visible`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 });

// Words stay whole: an element around a wide table scrolls.
globalStyle(`${prose} table`, {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Stronger than breakWords.
  overflowWrap: 'normal !important' as 'normal',
});
globalStyle(each('div:has(> table)'), { overflowX: 'auto' });
globalStyle(`${prose} caption`, { paddingBlockEnd: vars.space.tight, textAlign: 'start' });
globalStyle(`${prose} :is(th, td)`, {
  paddingBlock: vars.space.tight,
  paddingInline: `0 ${vars.space.small}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${prose} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${prose} th`, { fontWeight: vars.weight.strong });
globalStyle(`${prose} thead th`, { borderBottomWidth: 2, borderBottomColor: vars.color.controlEdge });
