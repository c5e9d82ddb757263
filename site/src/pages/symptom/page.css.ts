import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { columnsFrom, raised, rows } from '../../theme/mixins';

const tablet = '(min-width: 40rem) and (max-width: 59.99rem)';
const wide = '(min-width: 60rem)';

/** Of the picture that stands above the card, in a column which shares no rows with the words. */
const drawingHeight = '19.5rem';

/** On a phone what decides comes before what to check; where there is room it stands beside both. */
export const page = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.medium,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': {
      [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: vars.space.large },
      [wide]: {
        gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 26rem)',
        gridTemplateRows: 'auto auto 1fr',
        justifyContent: 'space-between',
        gap: `${vars.space.medium} ${vars.space.huge}`,
      },
    },
  },
]);

export const top = style({ ...rows, gap: vars.space.small });

/** Two cases of one sign, side by side where there is room. */
export const cases = style({ ...columnsFrom('17rem'), alignItems: 'end', gap: vars.space.small });

/** What to do at once, set apart without the colour of an alarm. */
export const now = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.color.success}`,
  fontWeight: vars.weight.strong,
});

export const drawing = style({
  aspectRatio: '4 / 3',
  maxHeight: '18rem',
  width: '100%',
  '@media': {
    [tablet]: { aspectRatio: 'auto', height: '100%', maxHeight: '22rem' },
    [wide]: { gridArea: '1 / 2 / span 3', aspectRatio: 'auto', height: drawingHeight, maxHeight: 'none' },
  },
});

const wholeRow = { '@media': { [tablet]: { gridColumn: '1 / -1' } } };

export const cause = style([{ ...rows, gap: vars.space.small, marginTop: vars.space.small }, wholeRow]);

export const words = style([
  { ...rows, gap: vars.space.large, marginTop: vars.space.small },
  { '@media': { [tablet]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: 1 } } },
]);
globalStyle(`${words} h2`, { marginBottom: vars.space.tight });

export const points = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });
globalStyle(`${points} > li::marker`, { color: vars.color.link });

export const facts = style({
  // While its button is in view, the bar at the foot of a phone's screen is not needed.
  viewTimelineName: '--ui-first-call',
  ...raised,
  ...rows,
  alignContent: 'start',
  gap: vars.space.small,
  padding: `${vars.space.medium} min(${vars.space.medium}, 6vw)`,
  '@media': {
    [tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.large,
    },
    [wide]: {
      gridArea: '1 / 2 / span 3',
      marginTop: `calc(${drawingHeight} + ${vars.space.medium})`,
      position: 'sticky',
      top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
    },
  },
});

export const fact = style({ display: 'grid', alignContent: 'start', gap: vars.space.hair });

export const ways = style({
  ...rows,
  alignContent: 'start',
  gap: vars.space.small,
  '@media': { [tablet]: { gridArea: '2 / 2 / span 2' } },
});

// Words and number keep to one line while there is room for them.
globalStyle(`:is(${facts}, ${ways}) > a`, { paddingInline: vars.space.hair });
