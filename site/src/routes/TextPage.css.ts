import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { raised, rows } from '../theme/mixins';
import { column } from '../theme/page.css';

export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 42rem)',
    gap: vars.space.large,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
  },
]);

/** A page of few words: its scene stands beside them where there is room. */
export const withScene = style([
  page,
  {
    '@media': {
      '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.huge },
    },
  },
]);
globalStyle(`${withScene} > :nth-child(2)`, {
  '@media': { '(min-width: 60rem)': { gridArea: '1 / 2 / span 2', maxWidth: 'none' } },
});

const side = 'clamp(1rem, 6vw, 4.5rem)';

/** A sheet of paper on the page's ground, its parts numbered; on paper it is the page itself. */
export const paper = style([
  page,
  {
    ...raised,
    counterReset: 'part',
    maxWidth: '54rem',
    marginBlock: `${vars.space.medium} ${vars.space.section}`,
    padding: `clamp(1.5rem, 6vw, 4.5rem) ${side}`,
    '@media': { print: { margin: 0, padding: 0, border: 0 } },
  },
]);
globalStyle(`${paper} section`, { counterIncrement: 'part' });
globalStyle(`${paper} section h2::before`, { content: 'counter(part) ". "', color: vars.color.textQuiet });

/** Who stands behind the document. */
export const firm = style({
  ...rows,
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.border}`,
  fontStyle: 'normal',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.huge}`,
});
globalStyle(`${contacts} dt`, { color: vars.color.textQuiet });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
