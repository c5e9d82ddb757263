import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { columnsFrom, plainList, rows } from './mixins';

/** The column that holds a page's content. */
export const column = style({
  width: 'min(72rem, 100% - 2rem)',
  marginInline: 'auto',
});

/** The column for reading: 60 to 75 characters a line. */
export const textColumn = style({ maxWidth: '42rem' });

const band = style({ paddingBlock: vars.space.section });

/** The bands of a page, one below the other. */
export const section = styleVariants({
  plain: [band],
  sunken: [band, { background: vars.color.surfaceSunken }],
  brand: [
    band,
    {
      background: vars.color.brand,
      color: vars.color.onBrand,
      // The page's ring would not be seen on this ground.
      vars: { [vars.color.focus]: vars.color.action, [vars.color.link]: vars.color.onBrand },
    },
  ],
});

export const sectionHead = style({
  ...rows,
  gap: vars.space.tight,
  marginBottom: vars.space.large,
});

export const title1 = style({ fontSize: vars.size.title1 });
export const title2 = style({ fontSize: vars.size.title2 });
export const title3 = style({ fontSize: vars.size.title3 });
export const title4 = style({ fontSize: vars.size.title4 });
export const lead = style({ fontSize: vars.size.lead, lineHeight: 1.5 });
export const quiet = style({ color: vars.color.textQuiet });
export const small = style({ fontSize: vars.size.small });

/** Buttons in a row, one below the other where there is no room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** The second thing to do, beside a call button. */
export const secondaryButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3rem',
  padding: `${vars.space.tight} ${vars.space.medium}`,
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Cards side by side, as many as there is room for. */
export const cardGrid = style({ ...columnsFrom('18rem'), ...plainList, gap: vars.space.medium });

/** A page that consists of one message. */
export const message = style([
  column,
  { display: 'grid', justifyItems: 'start', gap: vars.space.medium, paddingBlock: vars.space.section },
]);

/** Says, beside what was pressed, that it could not be done. */
export const loadFailed = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  padding: vars.space.small,
  border: `2px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const callBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  padding: `${vars.space.tight} ${vars.space.small} calc(${vars.space.tight} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  // It must not cover what has the keyboard's focus, nor a field that somebody types into.
  selectors: { 'body:has(main :focus-visible) &': { position: 'static' } },
  '@media': { '(min-width: 48rem)': { display: 'none' }, print: { display: 'none' } },
});
