import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { box, column } from '../../theme/page.css';
import { raised, rows, styleIn, tablet, wide } from '../../theme/mixins';

/** Two columns where there is room: what to read, and a picture or a card. */
export const page = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.large,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 26rem)',
        justifyContent: 'space-between',
        gap: vars.space.huge,
        // What is first on a phone stands beside or below the prices.
        gridAutoFlow: 'dense',
      },
    },
  },
]);

/** On a wide screen the heading has a row of its own, and the drawing stands beside the answer. */
export const top = style({
  ...rows,
  gap: vars.space.medium,
  '@media': { [wide]: { display: 'contents' } },
});
styleIn(wide, `${top} > h1`, {
  gridColumn: '1 / -1',
  marginBottom: `calc(${vars.space.medium} - ${vars.space.huge})`,
});

export const answer = style([
  box,
  {
    gap: vars.space.small,
    background: vars.color.surfaceSunken,
    '@media': { [wide]: { alignSelf: 'stretch' } },
  },
]);

// The label of the call keeps to one line.
styleIn('(max-width: 21.99rem)', `${answer} .ui-PhoneButton::before`, { display: 'none' });

/** The answer: the loudest line after the main heading. */
export const likely = style({
  fontSize: `min(${vars.size.title2}, 1.875rem)`,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
});

export const drawing = style({
  aspectRatio: '3 / 2',
  // As high as the answer.
  '@media': { [wide]: { alignSelf: 'stretch', aspectRatio: 'auto', contain: 'size', minHeight: '16rem' } },
});

export const facts = style([
  box,
  {
    alignItems: 'start',
    gap: `${vars.space.medium} ${vars.space.large}`,
    '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

// Prices in rows are higher than the text beside them.
styleIn(tablet, `${facts}:has(dl > :nth-child(2))`, { gridTemplateColumns: '2fr 3fr' });
styleIn(tablet, `${facts} > :nth-child(2)`, { gridRow: 'span 2' });

/** Across both columns. */
export const plates = style({ '@media': { [wide]: { gridColumn: '1 / -1' } } });

/** One plate stands beside the cause and what to check, in a card. */
export const onePlate = style([
  plates,
  {
    ...rows,
    gap: vars.space.large,
    '@media': {
      [wide]: {
        ...raised,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        padding: vars.space.medium,
      },
    },
  },
]);
