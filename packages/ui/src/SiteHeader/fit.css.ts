import { vars } from '../theme/contract.css.js';
import { globalStyle, style, type StyleRule } from '../theme/layer.js';
import { clipped } from '../theme/base.css.js';
import { menu, touchable } from './menu.css.js';

// The bar shows what fits, measured by layout alone: before React starts, no script does it.

export const barContainer = 'ui-header-bar';
const narrow = `${barContainer} (width < 48rem)`;
const wide = `${barContainer} (min-width: 48rem)`;
const controlsHeight = '--ui-header-controls';
// One line with padding and border.
const callHeight = `calc(1.5em + 2 * ${vars.space.tight} + 4px)`;
const fullHeight = `var(${controlsHeight})`;
const whereMenuCanOpen = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(:popover-open)': rule },
});

/** Contains what is beside the name. Its width depends on the name only. */
export const besideName = style([
  {
    vars: { [controlsHeight]: touchable },
    display: 'flex',
    flex: 1,
    minWidth: touchable,
    marginBlock: 4,
    '@container': {
      // Menu button and call button with the whole number.
      [wide]: { vars: { [controlsHeight]: `max(${touchable}, ${callHeight})` }, minWidth: '22rem' },
    },
  },
  whereMenuCanOpen({ flexWrap: 'wrap', alignContent: 'start', justifyContent: 'end', height: fullHeight }),
]);

export const menuWidth = style([
  { display: 'none' },
  whereMenuCanOpen({
    display: 'flex',
    flex: '1 0 auto',
    maxWidth: '100%',
    height: fullHeight,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  }),
]);

globalStyle(`${menuWidth} > ::before`, { content: 'attr(data-label)' });

/**
 * Lies over `besideName`. If the menu and the call button do not fit, it wraps to a second line, where its height is 0: so a
 * container query knows whether they fit.
 */
export const sensor = style([
  { flex: '0 0 100%' },
  whereMenuCanOpen({ containerType: 'size', marginInlineStart: 'calc(1px - 100%)' }),
]);

const whereMenuDoesNotFit = (rule: StyleRule) => ({ '@container': { '(height < 1px)': rule } });

export const controls = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.small,
    minHeight: fullHeight,
  },
  whereMenuDoesNotFit({ top: `calc(-1 * ${fullHeight})` }),
]);

globalStyle(`${controls} > ${menu}:not(:popover-open)`, whereMenuDoesNotFit({ display: 'none' }));
globalStyle(`${controls} > button`, whereMenuDoesNotFit({ display: 'inline-grid' }));

const onNarrowBars = { '@container': { [narrow]: { display: 'none' } } } as const;

export const call = style({ minWidth: 0, ...onNarrowBars });

// The icon replaces the text.
globalStyle(`${call} > a > :first-child`, clipped);

/** As wide as the call button. */
export const callWidth = style({
  // The gap before it, its padding and border, and the icon.
  paddingInline: `calc(${vars.space.small} + 4px) calc(2 * ${vars.space.small} + 1.75em)`,
  fontSize: vars.size.body,
  fontWeight: vars.weight.button,
  fontVariantNumeric: 'tabular-nums',
  ...onNarrowBars,
});
