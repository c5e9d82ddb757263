import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { plainList, rows } from '../../theme/mixins';

/** Texts on the left, a picture on the right, where there is room. */
export const pictured = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.medium} ${vars.space.huge}`,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(45%, 30rem))' } },
});

const anySigns = style({ ...rows, ...plainList, gridAutoRows: '1fr', columnGap: vars.space.huge });

export const signs = styleVariants({
  column: [anySigns],
  columns: [
    anySigns,
    { '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  ],
});

export const sign = style({
  paddingBlock: `${vars.space.tight} ${vars.space.small}`,
  borderTop: `1px solid ${vars.color.border}`,
});
