import { vars } from '@tarcza/ui/theme';
import { fromWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { column, spaced, stack } from '../../theme/page.css';
import { listReset, rows, styleIn, tablet, wide } from '../../theme/mixins';

/** Facts in columns of one width. */
export const facts = style([
  spaced,
  {
    ...listReset,
    '@media': { [fromWidth.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);
export const wideFact = style({ '@media': { [fromWidth.small]: { gridColumn: 'span 2' } } });

// In a narrow column the words need the width.
export const highlight = style({
  display: 'flex',
  gap: vars.space.small,
  '@media': { [`${largeText}, ${tablet}`]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${highlight} svg`, { flex: 'none', color: vars.color.link, fontSize: '1.75rem' });
globalStyle(`${highlight} h2`, { marginBottom: vars.space.tight });

/** The categories stay beside the questions, where there is room. */
export const questions = style([
  column,
  stack.large,
  {
    columnGap: vars.space.huge,
    paddingBottom: vars.space.section,
    '@media': { [wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  },
]);
styleIn(wide, `${questions} .ui-FaqGroup-title`, { fontSize: vars.size.title3 });
styleIn(wide, `${questions} > nav`, {
  position: 'sticky',
  alignSelf: 'start',
  top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
  borderInlineStart: `2px solid ${vars.color.border}`,
});
styleIn(wide, `${questions} > nav ul`, { display: 'block' });
styleIn(wide, `${questions} > nav a`, { border: 0, background: 'none' });

/** Levels of urgency, each beside or above what belongs to it. */
export const levels = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.small,
  paddingBottom: vars.space.tight,
  '@media': {
    [tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [wide]: { gridTemplate: 'auto auto / repeat(3, minmax(0, 1fr))', gridAutoFlow: 'column', rowGap: 0 },
  },
});
styleIn(wide, `${levels} > :nth-child(odd)`, { paddingBottom: vars.space.small });
styleIn(wide, `${levels} > :nth-child(n + 3)`, {
  alignContent: 'start',
  alignSelf: 'stretch',
  boxShadow: `-8px 0 ${vars.color.surfaceRaised}, -9px 0 ${vars.color.border}`,
});

globalStyle(`.ui-FaqGroup-answer:has(> ${levels})`, { maxWidth: 'none' });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});
globalStyle(`${day} dd`, { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
