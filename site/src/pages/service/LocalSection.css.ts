import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom, plainList } from '../../theme/mixins';

export const signs = style({
  ...columnsFrom('24rem'),
  ...plainList,
  gridAutoRows: '1fr',
  columnGap: vars.space.huge,
});

export const sign = style({
  paddingBlock: `${vars.space.tight} ${vars.space.small}`,
  borderTop: `1px solid ${vars.color.border}`,
});
