import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';

export const top = style([
  column,
  { display: 'grid', gap: vars.space.small, paddingBlock: `${vars.space.large} ${vars.space.medium}` },
]);

export const points = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });
