import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
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

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginTop: vars.space.large,
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.border}`,
});

export const callText = style({
  flex: '1 1 20rem',
  maxWidth: '42rem',
  fontWeight: vars.weight.strong,
});
