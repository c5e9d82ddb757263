import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';
import { column } from '../theme/page.css';

// What stands before it, on the page's own ground, ends with as much air.
export const band = style([column, { paddingBottom: vars.space.section }]);

export const apart = style([band, { paddingTop: vars.space.section }]);

const panel = style({
  ...rows,
  gap: vars.space.small,
  padding: `clamp(${vars.space.medium}, 5vw, 4rem) min(clamp(${vars.space.medium}, 5vw, 4rem), 5vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: vars.color.brand,
  color: vars.color.onBrand,
  // The page's ring and links are made for other grounds.
  vars: { [vars.color.focus]: vars.color.onBrand, [vars.color.link]: vars.color.onBrand },
});

/** A line above, the words on the left and the buttons on the right where there is room. */
const line = style({
  ...rows,
  gap: vars.space.small,
  paddingBlock: vars.space.large,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    '(min-width: 60rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space.huge,
    },
  },
});

export const look = styleVariants({ panel: [panel], line: [line] });

export const words = style({ ...rows, gap: vars.space.small });

/** While these buttons are in view, the bar at the foot of a phone's screen is not needed. */
export const actions = style({ marginTop: vars.space.tight, viewTimelineName: '--ui-other-call' });

// On a phone both are as wide as the panel, and words and number keep to one line while there is room for them.
const phone = '(max-width: 30rem)';
globalStyle(`${actions} > a`, { '@media': { [phone]: { flexGrow: 1, paddingInline: vars.space.hair } } });
