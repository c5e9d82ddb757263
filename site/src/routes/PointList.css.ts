import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { columnsFrom, plainList, raised, rows } from '../theme/mixins';

export const list = style({
  ...columnsFrom('19rem'),
  ...plainList,
  gap: vars.space.medium,
  '@media': {
    // Four of them as two and two, not as three and one.
    '(min-width: 60rem)': {
      selectors: {
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

const anyPoint = style({ ...rows, alignContent: 'start', gap: vars.space.tight });

export const point = styleVariants({
  plain: [anyPoint, { paddingTop: vars.space.small, borderTop: `2px solid ${vars.color.link}` }],
  card: [anyPoint, { ...raised, padding: vars.space.medium }],
});
