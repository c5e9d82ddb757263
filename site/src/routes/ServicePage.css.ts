import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 60rem)';

export const facts = style({
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // Four of them as two and two, not as three and one.
    [wide]: {
      selectors: {
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.tight,
});

export const plainItem = style([
  item,
  { paddingTop: vars.space.small, borderTop: `2px solid ${vars.color.link}` },
]);

export const cardItem = style([
  item,
  {
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surfaceRaised,
  },
]);

const marker = '2.75rem';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  counterReset: 'step',
  listStyle: 'none',
  '@media': {
    // Down the first column, then down the second.
    [wide]: {
      gridTemplateRows: 'repeat(3, auto)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.huge,
    },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.hair,
  paddingInlineStart: `calc(${marker} + ${vars.space.small})`,
  paddingBottom: vars.space.large,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-0.5rem',
      display: 'grid',
      placeItems: 'center',
      width: marker,
      height: marker,
      border: `2px solid ${vars.color.link}`,
      borderRadius: vars.radius.pill,
      color: vars.color.link,
      fontWeight: vars.weight.heading,
      fontVariantNumeric: 'tabular-nums',
    },
    // The line from one number to the next.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${marker} / 2 - 1px)`,
      insetBlock: `calc(${marker} - 0.5rem) 0.5rem`,
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::after': { content: 'none' },
  },
  '@media': { [wide]: { selectors: { '&:nth-child(3n)::after': { content: 'none' } } } },
});

export const local = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const localText = style({ display: 'grid', alignContent: 'start', gap: vars.space.medium });

export const localPart = style({ display: 'grid', gap: vars.space.hair });

export const localCall = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginTop: vars.space.large,
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.border}`,
});

export const localCallText = style({
  flex: '1 1 20rem',
  maxWidth: '42rem',
  fontWeight: vars.weight.strong,
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
});

export const link = style({ display: 'flex', alignItems: 'center', minHeight: 44 });

export const faq = style({ maxWidth: '52rem' });
