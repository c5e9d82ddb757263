import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList, rows } from '../../theme/mixins';

export const columns = style({
  ...rows,
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const lists = style({
  ...rows,
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const parts = style({ ...rows, alignContent: 'start', gap: vars.space.medium });

export const part = style({ display: 'grid', gap: vars.space.tight });

/** Signs on the left, their plate on the right, where there is room. */
export const signs = style({
  ...rows,
  gap: `${vars.space.medium} ${vars.space.huge}`,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(45%, 26rem))' } },
});

/** As high as the plate beside it. */
export const signWords = style([parts, { gridTemplateRows: 'auto 1fr' }]);

export const list = style({
  ...rows,
  ...plainList,
  gridAutoRows: '1fr',
  borderBottom: `1px solid ${vars.color.border}`,
});

export const sign = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: vars.space.small,
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});
