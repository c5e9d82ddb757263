import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { plainList, raised, rows } from '../theme/mixins';

const anyPoint = style({ ...rows, alignContent: 'start', gap: vars.space.tight });

export const point = styleVariants({
  plain: [anyPoint, { paddingTop: vars.space.small, borderTop: `2px solid ${vars.color.link}` }],
  card: [anyPoint, { ...raised, padding: vars.space.medium }],
});

export const pictured = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

/** One or two in a row: a picture takes the room of the third. */
export const pairs = style({
  ...rows,
  ...plainList,
  gap: vars.space.medium,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The last of an odd number. */
export const alone = style({ '@media': { '(min-width: 40rem)': { gridColumn: '1 / -1' } } });
