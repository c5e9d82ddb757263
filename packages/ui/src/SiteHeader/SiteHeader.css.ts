import { anywhere, defaultTokens, globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { focusRing, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, bodyText } from '../theme/frame.css.js';
import { breakpoints, type Breakpoint } from './menuBreakpoint.js';

const narrow = '(max-width: 47.99rem)';
const medium = '(max-width: 59.99rem)';
const touchable = '2.75rem';
const barHeight = '4rem';
const barAnchor = '--ui-header-bar';
const stripAnchor = '--ui-header-strip';
const anchors = '(top: anchor(bottom))';

// Without a box, so that the bar sticks for the whole page while the strip scrolls away.
export const header = part('SiteHeader', [bodyText, { display: 'contents' }]);

export const skip = style([
  focusRing,
  {
    position: 'absolute',
    insetInlineStart: vars.space.small,
    top: vars.space.tight,
    zIndex: 3,
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: touchable,
    padding: `${vars.space.tight} ${vars.space.small}`,
    borderRadius: vars.radius.small,
    background: vars.color.action,
    color: vars.color.onAction,
    fontWeight: vars.weight.strong,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { position: 'fixed', transform: 'none' } },
  },
]);

export const strip = part('SiteHeader-strip', {
  ...onBrand,
  containerType: 'inline-size',
  fontSize: vars.size.small,
  '@supports': { [anchors]: { anchorName: stripAnchor } },
});

const row = style([column, { display: 'flex', alignItems: 'center', gap: vars.space.small }]);

export const stripRow = style([row, { flexWrap: 'wrap', minHeight: touchable }]);

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  margin: 0,
});

export const claims = style([contacts, { flex: '1 1 8rem' }]);

export const claim = style({
  overflowWrap: anywhere,
  selectors: { '& + &': { '@container': { [medium]: { display: 'none' } } } },
});

const anyContact = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minHeight: touchable,
    marginInline: `calc(-1 * ${vars.space.hair})`,
    paddingInline: vars.space.hair,
    color: 'inherit',
    textDecoration: 'none',
    // Outside, the edge of the window would cut the ring.
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: -3 } },
  },
]);

export const contact = styleVariants({
  email: [anyContact, { overflowWrap: anywhere, '@container': { [narrow]: { display: 'none' } } }],
  phone: [anyContact, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }],
});

export const contactIcon = style({ flex: 'none' });

export const bar = part('SiteHeader-bar', {
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  '@media': { print: { position: 'static' } },
  '@supports': { [anchors]: { anchorName: barAnchor } },
});

const stuckHeight = `calc(${barHeight} + 1px)`;
defaultTokens(`:root:has(${bar})`, { [vars.layout.stickyTop]: stuckHeight });
// Also for a theme that sets the token to zero.
globalStyle(`:where(html:has(${bar}))`, {
  scrollPaddingTop: `calc(max(${vars.layout.stickyTop}, ${stuckHeight}) + 1rem)`,
});

export const barRow = style([row, { minHeight: barHeight }]);

export const name = part('SiteHeader-name', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minWidth: 0,
    minHeight: touchable,
    marginInlineEnd: 'auto',
    color: vars.color.link,
    fontFamily: vars.font.heading,
    fontSize: '1.25rem',
    fontWeight: vars.weight.heading,
    overflowWrap: anywhere,
    textDecoration: 'none',
  },
]);

/** The menu once it is opened, over the page. */
const panel = {
  position: 'fixed',
  // At the foot of the screen, where the bar is never covered, unless it can be placed below the bar.
  inset: 'auto 0 0 0',
  boxSizing: 'border-box',
  width: 'auto',
  maxHeight: '70dvh',
  margin: vars.space.tight,
  padding: vars.space.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@supports': {
    // Not by position-area, which in WebKit is where the bar would be if it did not stick.
    [anchors]: {
      positionAnchor: barAnchor,
      inset: 'anchor(bottom) 0 auto 0',
      maxHeight: `calc(100dvh - anchor-size(height) - anchor-size(${stripAnchor} height, 0px) - 2 * ${vars.space.tight})`,
    },
  },
} as const;

export const menu = part('SiteHeader-menu', {
  position: 'static',
  display: 'block',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  selectors: {
    // Also where a tablet was turned and the bar has room: it stays open until it is closed.
    '&:popover-open': panel,
    // It must not cover the focused element of the page.
    'body:has(:is(main, footer) :focus-visible) &:popover-open': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

// If the estimate of menuBreakpoint was too small, the items wrap. No word breaks.
export const items = style({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  whiteSpace: 'nowrap',
  selectors: { [`${menu}:popover-open > &`]: { display: 'grid', gap: 0, whiteSpace: 'normal' } },
});

export const item = part('SiteHeader-item', [
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchable,
    padding: `0 ${vars.space.small}`,
    borderRadius: vars.radius.small,
    color: 'inherit',
    fontWeight: vars.weight.strong,
    overflowWrap: anywhere,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceSunken },
      '&[aria-current]': {
        background: vars.color.surfaceSunken,
        color: vars.color.link,
        textDecoration: 'underline',
        textDecorationThickness: 2,
      },
    },
  },
]);

export const call = style({ flex: 'none', '@container': { [narrow]: { display: 'none' } } });

export const button = part('SiteHeader-button', [
  focusRing,
  {
    display: 'none',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    minWidth: touchable,
    minHeight: touchable,
    padding: `1px ${vars.space.tight}`,
    border: `${vars.edge.field} solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius.field,
    background: 'none',
    color: 'inherit',
    fontSize: '1.25rem',
    cursor: 'pointer',
  },
]);

/** Of the row: makes the menu a popover where the bar is narrower than the breakpoint. */
export const menuInBar = styleVariants(
  Object.fromEntries(breakpoints.map((breakpoint) => [breakpoint, {}])) as Record<Breakpoint, object>,
);

for (const breakpoint of breakpoints) {
  const whereNarrower = (selector: string, display: string) =>
    globalStyle(`${menuInBar[breakpoint]} > ${selector}`, {
      '@supports': {
        'selector(:popover-open)': { '@container': { [`(width < ${breakpoint})`]: { display } } },
      },
    });
  whereNarrower(`${menu}:not(:popover-open)`, 'none');
  whereNarrower(button, 'inline-grid');
}

const open = `${bar}:has(${menu}:popover-open)`;

export const whileClosed = style({
  display: 'contents',
  selectors: { [`${open} &`]: { display: 'none' } },
});

export const whileOpen = style({
  display: 'none',
  selectors: { [`${open} &`]: { display: 'contents' } },
});
