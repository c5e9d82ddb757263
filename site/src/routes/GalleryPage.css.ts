import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../layout/layout.css';

export const page = style([
  column,
  { display: 'grid', gap: vars.space.large, paddingBlock: `${vars.space.large} ${vars.space.section}` },
]);

export const top = style({ display: 'grid', gap: vars.space.small });
