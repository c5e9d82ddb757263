import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { calls } from '../theme/mixins';
import { buttonsBeside, column } from '../theme/page.css';

/** Words on the left and buttons on the right, where there is room. */
export const content = style([column, buttonsBeside, { alignItems: 'center' }]);

/** Where the change of the ground does not divide enough. */
export const divided = style({
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.border}`,
});

// What stands before a line, on the page's own ground, ends with as much air.
export const section = styleVariants({
  // From edge to edge.
  panel: {
    paddingBlock: vars.space.section,
    background: vars.color.brand,
    color: vars.color.onBrand,
    // The page's ring and links are made for other grounds.
    vars: {
      [vars.color.focus]: vars.color.onBrand,
      [vars.color.link]: vars.color.onBrand,
      [vars.color.success]: vars.color.onBrand,
      [vars.color.textQuiet]: vars.color.onBrand,
    },
  },
  line: { paddingBottom: vars.space.section },
});

export const apart = style({ paddingTop: vars.space.section });

export const actions = style({ marginTop: vars.space.tight, ...calls('other') });
