import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '../../theme/mixins';

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
  alignItems: 'center',
  gap: `${vars.space.medium} ${vars.space.huge}`,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const list = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });
globalStyle(`${list} > li::marker`, { color: vars.color.link });
