import { vars } from '../theme/contract.css.js';
import { globalStyle, style, type StyleRule } from '../theme/layer.js';
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
      // Menu button and icon of the call button.
      [wide]: { vars: { [controlsHeight]: `max(${touchable}, ${callHeight})` }, minWidth: '7rem' },
    },
  },
  whereMenuCanOpen({
    flexWrap: 'wrap',
    alignContent: 'start',
    justifyContent: 'end',
    height: fullHeight,
  }),
]);

export const menuWidth = style([
  { display: 'none' },
  whereMenuCanOpen({
    display: 'flex',
    flex: '1 0 auto',
    gap: vars.space.hair,
    maxWidth: '100%',
    height: fullHeight,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  }),
]);

globalStyle(`${menuWidth} > ::before`, { content: 'attr(data-label)' });

/**
 * Lies over `besideName`, but takes of its line only what the call button needs for its icon. If the menu leaves less, it
 * wraps to a second line, where its height is 0: so a container query knows whether the menu fits.
 */
export const sensor = style([
  { flex: '0 0 100%' },
  whereMenuCanOpen({ containerType: 'size', marginInlineStart: 'calc(4.25rem - 100%)' }),
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

// Takes what the menu leaves, from the icon alone to the whole number.
export const call = style({
  flex: 1,
  minWidth: '3.25rem',
  maxWidth: 'max-content',
  '@container': { [narrow]: { display: 'none' } },
});

// Without room for the number, and then for the word, they wrap to lines that are clipped.
globalStyle(`${call} > a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3em 0.25em',
  maxHeight: callHeight,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
// As high as the words, so that it stays in the middle without them.
globalStyle(`${call} > a::before`, { marginBlock: '0.25em' });
