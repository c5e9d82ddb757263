import { style } from '@vanilla-extract/css';
import { focusRing } from '../../packages/ui/src/theme/base.css.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

// In the theme of the toolbar, so that it stays readable.
const { color, font, radius, size, space, weight } = vars;
const wide = '(min-width: 56rem)';
/** High enough for two panes that scroll. In a lower window the page scrolls. */
const high = '(min-height: 36rem)';

export const tool = style({
  display: 'grid',
  gap: space.medium,
  padding: space.small,
  boxSizing: 'border-box',
  fontFamily: font.body,
  fontSize: size.small,
  color: color.text,
  overflowWrap: 'anywhere',
  '@media': {
    [high]: { gridTemplateRows: 'auto minmax(0, 2fr) minmax(0, 3fr)', height: '100dvh' },
    [wide]: { gridTemplateColumns: 'clamp(19rem, 36%, 28rem) minmax(0, 1fr)' },
    [`${wide} and ${high}`]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.small}`,
});
export const title = style({ margin: 0, marginInlineEnd: 'auto', fontSize: size.title4 });
export const subtitle = style({ margin: `0 0 ${space.tight}`, fontSize: size.lead });

/** Positioned, so that visually hidden elements do not make the page longer. */
export const column = style({
  display: 'grid',
  gap: space.small,
  // Rows do not shrink in a pane that scrolls.
  gridAutoRows: 'max-content',
  alignContent: 'start',
  position: 'relative',
  minWidth: 0,
  '@media': { [high]: { overflowY: 'auto', paddingInline: 4 } },
});
export const button = style([
  focusRing,
  {
    minHeight: 44,
    padding: `${space.hair} ${space.tight}`,
    border: `1px solid ${color.controlEdge}`,
    borderRadius: radius.small,
    background: color.surfaceRaised,
    color: color.link,
    font: 'inherit',
    fontWeight: weight.strong,
    cursor: 'pointer',
    ':hover': { background: color.surfaceSunken },
  },
]);
export const verdict = style({
  margin: 0,
  padding: `${space.hair} ${space.small}`,
  fontWeight: weight.strong,
  border: `2px solid ${color.success}`,
  borderRadius: radius.medium,
  selectors: { '&[data-failed]': { borderColor: color.urgent } },
});
export const failures = style({ margin: 0, paddingInlineStart: '1.2em', ':empty': { display: 'none' } });

export const role = style({
  display: 'grid',
  gap: space.hair,
  minWidth: 0,
  margin: 0,
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});
export const legend = style({ padding: '0 0.4em', fontFamily: 'monospace', fontWeight: weight.strong });
export const quiet = style({ margin: 0, color: color.textQuiet });
export const oneScheme = style({ margin: 0, fontWeight: weight.strong });
export const schemes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: space.tight,
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space.hair,
  alignContent: 'start',
});
export const wholeLine = style({ gridColumn: '1 / -1' });
const input = style([
  focusRing,
  {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    margin: 0,
    border: `1px solid ${color.controlEdge}`,
    borderRadius: radius.small,
    background: color.surfaceRaised,
    color: color.text,
  },
]);
export const palette = style([input, { height: 44, padding: 4, cursor: 'pointer' }]);
export const code = style([
  input,
  {
    padding: `0 ${space.tight}`,
    fontFamily: 'monospace',
    fontSize: '0.875rem',
    selectors: { '&[aria-invalid]': { borderColor: color.urgent } },
  },
]);
export const figures = style({
  margin: 0,
  padding: 0,
  listStyleType: '""',
  fontSize: '0.875rem',
  ':empty': { display: 'none' },
});
export const failed = style({ margin: 0, color: color.urgent, fontWeight: weight.strong });

export const listing = style({
  margin: 0,
  padding: space.small,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
});

export const panes = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
});
/** A page in the edited theme. */
export const pane = style({
  display: 'grid',
  gap: space.medium,
  alignContent: 'start',
  minWidth: 0,
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
});
const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  margin: `0 calc(-1 * ${space.small})`,
  padding: space.small,
});
export const sunken = style([band, { background: color.surfaceSunken }]);
export const branded = style([band, { background: color.brand, color: color.onBrand }]);
export const link = style([focusRing, { color: color.link }]);
