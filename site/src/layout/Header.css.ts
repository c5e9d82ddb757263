import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from './layout.css';

const wide = '(min-width: 60rem)';
const strippedHeight = '2.75rem';

export const header = style({
  position: 'sticky',
  // The strip scrolls away, the bar stays.
  top: `calc(-1 * ${strippedHeight})`,
  zIndex: 2,
  background: vars.color.surfaceRaised,
  '@media': { print: { position: 'static' } },
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  top: vars.space.tight,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
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

export const bar = style({ borderBottom: `1px solid ${vars.color.border}` });

export const row = style([
  column,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.small },
]);

globalStyle(`${strip} ${row}`, { minHeight: strippedHeight });
globalStyle(`${bar} ${row}`, { minHeight: '4rem' });

export const claims = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });
globalStyle(`${claims} > * + *`, { '@media': { '(max-width: 47.99rem)': { display: 'none' } } });

export const contacts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });
globalStyle(`${contacts} > :first-child`, { '@media': { '(max-width: 47.99rem)': { display: 'none' } } });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: strippedHeight,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: '2.75rem',
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
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  fontSize: '1.25rem',
  cursor: 'pointer',
  '@media': { [wide]: { display: 'none' } },
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const menu = style({
  // Without popovers the links simply stand below the logo.
  color: vars.color.text,
  '@supports': {
    'selector(:popover-open)': {
      '@media': {
        [`not all and ${wide}`]: {
          position: 'fixed',
          inset: 'auto 0 auto 0',
          top: '4.5rem',
          width: 'auto',
          margin: vars.space.tight,
          padding: vars.space.small,
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.medium,
          background: vars.color.surfaceRaised,
          boxShadow: vars.shadow.raised,
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
  minHeight: '2.75rem',
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
