import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';
import { columnsFrom, plainList, rows } from '../theme/mixins';

export const top = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const intro = style({ ...rows, gap: vars.space.medium });

export const towns = style({ ...columnsFrom('17rem'), ...plainList, gap: vars.space.medium });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});
