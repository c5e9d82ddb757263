import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';
import { column } from '../theme/page.css';

export const band = style([column, { paddingBlock: vars.space.section }]);

export const panel = style({
  ...rows,
  gap: vars.space.small,
  padding: `clamp(${vars.space.medium}, 5vw, 4rem) min(clamp(${vars.space.medium}, 5vw, 4rem), 5vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: vars.color.brand,
  color: vars.color.onBrand,
  // The page's ring and links are made for other grounds.
  vars: { [vars.color.focus]: vars.color.action, [vars.color.link]: vars.color.onBrand },
});

/** While these buttons are in view, the bar at the foot of a phone's screen is not needed. */
export const actions = style({ marginTop: vars.space.tight, viewTimelineName: '--ui-other-call' });
