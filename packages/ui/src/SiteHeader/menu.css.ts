import { focusRing, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { anywhere, part, style } from '../theme/layer.js';
import { onHover } from '../theme/rules.js';

// In px, so that with large text it grows no more than its contents need.
export const touchable = '44px';
export const barAnchor = '--ui-header-bar';
export const stripAnchor = '--ui-header-strip';
export const anchors = '(top: anchor(bottom))';
const tall = '(min-height: 30rem)';
const side = 'clamp(1rem, 4.17vw, 2rem)';

/** The menu once it is opened, over the page. */
const panel = {
  position: 'fixed',
  // At the foot of the screen, where the bar is never covered, unless it can be placed below the bar.
  inset: 'auto 0 0 0',
  boxSizing: 'border-box',
  width: 'auto',
  maxHeight: '70dvh',
  paddingTop: vars.space.tight,
  // Visible in forced colours.
  borderBottom: '1px solid transparent',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Not below the call button.
  scrollPaddingBottom: '6rem',
  background: vars.color.surface,
  // Covers the page, but not the bar: clipped above the panel.
  boxShadow: `0 0 0 200vmax color-mix(in srgb, ${vars.color.backdrop} 75%, transparent)`,
  '@supports': {
    // Not by position-area, which in WebKit is where the bar would be if it did not stick.
    [anchors]: {
      positionAnchor: barAnchor,
      inset: 'anchor(bottom) 0 auto 0',
      maxHeight: `calc(100dvh - anchor-size(height) - anchor-size(${stripAnchor} height, 0px))`,
      clipPath: 'inset(0 0 -200vmax)',
    },
  },
} as const;

export const menu = part('SiteHeader-menu', {
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.text,
  selectors: {
    '&:popover-open': panel,
    // It must not cover the focused element of the page.
    'body:has(:is(main, footer) :focus-visible) &:popover-open': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const items = style({ ...listReset, display: 'grid' });

export const item = part('SiteHeader-item', [
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchable,
    padding: '0 0.75rem',
    borderRadius: vars.radius.small,
    color: 'inherit',
    fontWeight: vars.weight.strong,
    overflowWrap: anywhere,
    textDecoration: 'none',
    selectors: {
      // Inside, because the bar clips its contents.
      '&:focus-visible': { outlineOffset: -3 },
      '&:hover': onHover({ background: vars.color.surfaceSunken }),
      '&[aria-current]': {
        background: vars.color.surfaceSunken,
        color: vars.color.link,
        textDecoration: 'underline',
        textDecorationThickness: 2,
      },
      [`${menu}:popover-open &`]: {
        paddingInline: side,
        borderRadius: 0,
        fontSize: vars.size.lead,
      },
    },
  },
]);

/** At the end of the menu. */
export const otherLanguage = style({ order: 1 });

/** Sticky while the items scroll, if the screen is high enough. */
export const callInMenu = style({
  display: 'flex',
  gap: vars.space.tight,
  padding: `${vars.space.tight} ${side} ${vars.space.small}`,
  background: vars.color.surface,
  '@media': { [tall]: { position: 'sticky', bottom: 0 } },
});
