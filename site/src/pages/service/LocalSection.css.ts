import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom, listReset, rows, wide } from '../../theme/mixins';

export const signs = style({ ...columnsFrom('24rem'), ...listReset, columnGap: vars.space.huge });

export const sign = style({
  paddingBlock: `${vars.space.tight} ${vars.space.small}`,
  borderTop: `1px solid ${vars.color.border}`,
});

/** Three short texts: a row where each has room for 40 characters. */
export const parts = style({
  ...rows,
  gap: `${vars.space.medium} ${vars.space.huge}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
