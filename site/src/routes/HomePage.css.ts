import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';

export const badges = style({ borderBlock: `1px solid ${vars.color.border}` });

export const badgeList = style([column, { paddingBlock: vars.space.large }]);

/** Under the badges, in their column. */
export const rating = style([
  column,
  { paddingBottom: vars.space.medium, color: vars.color.textQuiet, fontSize: vars.size.small },
]);

export const more = style({ marginTop: vars.space.large });

export const reason = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });
