import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom, listReset, rows, styleIn, wide } from '../../theme/mixins';

export const signs = style({
  ...columnsFrom('30rem'),
  ...listReset,
  columnGap: vars.space.huge,
  '@media': { [wide]: { order: -1 } },
});

/** A heading, and the texts beside it where there is room. */
export const part = style({
  ...rows,
  alignItems: 'baseline',
  gap: `${vars.space.tight} ${vars.space.huge}`,
  '@media': { [wide]: { gridTemplateColumns: '14rem 42rem' } },
});
styleIn(wide, `${part} > p`, { gridColumn: 2 });
