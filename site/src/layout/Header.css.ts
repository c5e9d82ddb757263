import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from './layout.css';

const wide = '(min-width: 60rem)';
const touchable = '2.75rem';
const barAnchor = '--header-bar';

// The strip scrolls away and the bar stays: without a box of the header around them, it stays for as long as the page.
export const header = style({ display: 'contents' });

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  top: vars.space.tight,
  zIndex: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchable,
  padding: `${vars.space.tight} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.weight.strong,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { position: 'fixed', transform: 'none' } },
});

export const strip = style({
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.size.small,
  vars: { [vars.color.focus]: vars.color.action },
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  '@media': { print: { position: 'static' } },
  '@supports': { '(position-area: bottom)': { anchorName: barAnchor } },
});

export const row = style([
  column,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.small },
]);

globalStyle(`${strip} ${row}`, { minHeight: touchable, flexWrap: 'wrap' });
globalStyle(`${bar} ${row}`, { minHeight: '4rem' });

export const claims = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
});
globalStyle(`${claims} > * + *`, { '@media': { '(max-width: 47.99rem)': { display: 'none' } } });

export const contacts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });
globalStyle(`${contacts} > :first-child`, { '@media': { '(max-width: 47.99rem)': { display: 'none' } } });

globalStyle(`${contacts} svg`, { flexShrink: 0 });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: touchable,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    // A number is read in one piece; an address may be longer than a phone is wide.
    '&[href^="tel:"]': { whiteSpace: 'nowrap' },
    '&[href^="mailto:"]': { overflowWrap: 'anywhere' },
  },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: touchable,
  color: vars.color.link,
  fontSize: '1.25rem',
  fontWeight: vars.weight.heading,
  textDecoration: 'none',
});

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const menuButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: touchable,
  minHeight: touchable,
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  fontSize: '1.25rem',
  cursor: 'pointer',
  '@media': { [wide]: { display: 'none' } },
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const whileClosed = style({ display: 'contents' });
export const whileOpen = style({ display: 'none' });
const open = '#menu:popover-open';
globalStyle(`:has(${open}) ${whileClosed}`, { display: 'none' });
globalStyle(`:has(${open}) ${whileOpen}`, { display: 'contents' });

export const menu = style({
  // Without popovers the links simply stand below the logo.
  color: vars.color.text,
  '@supports': {
    'selector(:popover-open)': {
      '@media': {
        [`not all and ${wide}`]: {
          position: 'fixed',
          // At the foot of the screen, where the bar is never covered, unless it can be placed below the bar.
          inset: 'auto 0 0 0',
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
            '(position-area: bottom)': {
              positionAnchor: barAnchor,
              positionArea: 'bottom span-all',
              inset: 0,
              alignSelf: 'start',
              justifySelf: 'stretch',
              maxHeight: `calc(100% - 2 * ${vars.space.tight})`,
            },
          },
        },
      },
    },
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
  },
});

export const links = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { display: 'flex', gap: vars.space.hair } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchable,
  padding: `0 ${vars.space.small}`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current="page"]': {
      background: vars.color.surfaceSunken,
      color: vars.color.link,
      textDecoration: 'underline',
      textDecorationThickness: 2,
    },
  },
});

export const call = style({
  '@media': {
    '(max-width: 47.99rem)': { display: 'none' },
    // Beside the menu's button; on a wide screen beside the menu itself.
    '(max-width: 59.99rem)': { marginInlineStart: 'auto' },
  },
});
