import { anywhere, defaultTokens, globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { barContainer, withoutNumber } from './links.css.js';
import { focusRing } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, bodyText } from '../theme/frame.css.js';
import { anchors, barAnchor, menu, stripAnchor, touchable } from './menu.css.js';
import { onHover } from '../theme/rules.js';

const narrow = '(max-width: 47.99rem)';
const medium = '(max-width: 59.99rem)';
// In px, so that with large letters it grows no more than its contents need.
const barHeight = '64px';

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
  marginInlineStart: 'auto',
});

export const claims = part('SiteHeader-claims', [contacts, { flex: '1 1 8rem', marginInlineStart: 0 }]);

export const claim = style({
  overflowWrap: anywhere,
  // With large text it would fill half of a phone's screen.
  '@container': { '(max-width: 16rem)': { display: 'none' } },
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
    // Inside: the edge of the window would cut off a ring outside.
    selectors: {
      '&:hover': onHover({ textDecoration: 'underline' }),
      '&:focus-visible': { outlineOffset: -3 },
    },
  },
]);

export const contact = styleVariants({
  email: [anyContact, { overflowWrap: anywhere, '@container': { [narrow]: { display: 'none' } } }],
  phone: [anyContact, { fontVariantNumeric: 'tabular-nums', overflowWrap: anywhere }],
});

export const language = style([anyContact, { '@container': { [narrow]: { display: 'none' } } }]);

export const contactIcon = style({ flex: 'none' });

export const bar = part('SiteHeader-bar', {
  container: `${barContainer} / inline-size`,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  // On a low screen it and CallBar would leave no space for text.
  '@media': { 'print, (max-height: 22rem)': { position: 'static' } },
  '@supports': { [anchors]: { anchorName: barAnchor } },
});

const stuckHeight = `calc(${barHeight} + 1px)`;
defaultTokens(`:root:has(${bar})`, { [vars.layout.stickyTop]: stuckHeight });
// Also for a theme that sets the token to zero.
globalStyle(`:where(html:has(${bar}))`, {
  scrollPaddingTop: `calc(max(${vars.layout.stickyTop}, ${stuckHeight}) + 1rem)`,
});

// A focused element of the bar is in view, the browser must not scroll to it. The opened menu scrolls.
globalStyle(`${bar} :not(:popover-open *)`, { scrollMarginTop: '-6rem' });

export const barRow = part('SiteHeader-row', [
  row,
  { minHeight: barHeight, '@container': { [withoutNumber]: { gap: vars.space.tight } } },
]);

export const name = part('SiteHeader-name', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minWidth: 0,
    minHeight: touchable,
    marginBlock: 4,
    marginInlineEnd: 'auto',
    color: vars.color.link,
    fontFamily: vars.font.heading,
    fontSize: 'min(1.25rem, 9vw)',
    fontWeight: vars.weight.heading,
    lineHeight: vars.line.heading,
    overflowWrap: anywhere,
    textDecoration: 'none',
  },
]);

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
    fontSize: 'min(1.25rem, 28px)',
    cursor: 'pointer',
  },
]);

const open = `${bar}:has(${menu}:popover-open)`;

export const whileClosed = style({ display: 'contents', selectors: { [`${open} &`]: { display: 'none' } } });

export const whileOpen = style({ display: 'none', selectors: { [`${open} &`]: { display: 'contents' } } });
