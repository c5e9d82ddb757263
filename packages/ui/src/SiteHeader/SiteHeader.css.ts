import { anywhere, part, style, styleVariants } from '../theme/layer.js';
import { focusRing, unmarked } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, words } from '../theme/frame.css.js';

const narrow = '(max-width: 47.99rem)';
const notWide = '(max-width: 59.99rem)';
const wide = '(min-width: 60rem)';
const touchable = '2.75rem';
const barAnchor = '--ui-header-bar';
const stripAnchor = '--ui-header-strip';
const anchors = '(top: anchor(bottom))';

// The strip scrolls away and the bar stays: without a box of the header around them, it stays for as long as the page.
export const header = part('SiteHeader', [words, { display: 'contents' }]);

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
  fontSize: vars.size.small,
  '@supports': { [anchors]: { anchorName: stripAnchor } },
});

const row = style([
  column,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.small },
]);

export const stripRow = style([row, { flexWrap: 'wrap', minHeight: touchable }]);

export const claims = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  margin: 0,
});

export const claim = style({
  overflowWrap: anywhere,
  selectors: { '& + &': { '@media': { [notWide]: { display: 'none' } } } },
});

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  margin: 0,
});

const anyContact = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minHeight: touchable,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const contact = styleVariants({
  // It may be longer than a phone is wide.
  email: [anyContact, { overflowWrap: anywhere, '@media': { [narrow]: { display: 'none' } } }],
  // Read in one piece.
  phone: [anyContact, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }],
});

export const contactIcon = style({ flex: 'none' });

export const bar = part('SiteHeader-bar', {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  '@media': { print: { position: 'static' } },
  '@supports': { [anchors]: { anchorName: barAnchor } },
});

export const barRow = style([row, { minHeight: '4rem' }]);

export const name = part('SiteHeader-name', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minWidth: 0,
    minHeight: touchable,
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
  // Without popovers the links simply stand below the name.
  color: vars.color.text,
  selectors: {
    // It stays so until it is closed, also where a tablet was turned and has room in the bar.
    '&:popover-open': panel,
    // Whoever goes on by keyboard sees where they are; back in the header they meet it again.
    'body:has(:is(main, footer) :focus-visible) &:popover-open': { visibility: 'hidden' },
  },
  '@media': {
    [wide]: {
      position: 'static',
      display: 'block',
      margin: 0,
      marginInlineStart: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
    },
    print: { display: 'none' },
  },
});

export const items = style({
  ...unmarked,
  display: 'grid',
  '@media': { [wide]: { display: 'flex', gap: vars.space.hair } },
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

export const call = style({
  '@media': {
    [narrow]: { display: 'none' },
    // Beside the menu's button; on a wide screen beside the menu itself.
    '(max-width: 59.99rem)': { marginInlineStart: 'auto' },
  },
});

export const button = part('SiteHeader-button', [
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
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
    '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  },
]);

// Of the bar alone: with each element that may hold the menu, a change of any would be judged all the way up.
const open = `${bar}:has(${menu}:popover-open)`;

export const whileClosed = style({
  display: 'contents',
  selectors: { [`${open} &`]: { display: 'none' } },
});

export const whileOpen = style({
  display: 'none',
  selectors: { [`${open} &`]: { display: 'contents' } },
});
