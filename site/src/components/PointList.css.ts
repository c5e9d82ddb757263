import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { raised, rows } from '../theme/mixins';

const anyPoint = style({ ...rows, alignContent: 'start', gap: vars.space.tight });

export const point = styleVariants({
  plain: [anyPoint, { paddingTop: vars.space.small, borderTop: `2px solid ${vars.color.link}` }],
  card: [anyPoint, { ...raised, padding: vars.space.medium }],
});

export const pictured = style({ ...rows, gap: vars.space.large });
