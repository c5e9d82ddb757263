import { clipped } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { globalStyle, style } from '../theme/layer.js';
import { items, menu, touchable } from './menu.css.js';

export const barContainer = 'ui-header-bar';
const wide = `${barContainer} (min-width: 48rem)`;
/** Where the call button does without its number. */
export const withoutNumber = `${barContainer} (width < 64rem)`;
const withoutPopovers = 'not selector(:popover-open)';
/** Height of a line of links. */
const line = `max(${touchable}, 1.75em)`;

/** Shows one line of links. The others are in the opened menu. */
export const oneLine = style({
  flex: 'none',
  height: line,
  marginBlock: 4,
  overflow: 'clip',
  '@container': { [wide]: { flex: '1 1 0', minWidth: '14rem' } },
  // The focus is never hidden.
  selectors: { '&:has(li :focus-visible)': { height: 'auto' } },
  '@supports': { [withoutPopovers]: { flex: 1, height: 'auto' } },
});

export const lines = style({ position: 'relative' });

export const links = style({
  display: 'none',
  '@container': {
    [wide]: { display: 'block', paddingInlineEnd: `calc(${touchable} + ${vars.space.tight})` },
  },
  '@supports': { [withoutPopovers]: { display: 'block' } },
  // The opened menu has the same links.
  selectors: { [`:has(> ${menu}:popover-open) &`]: { visibility: 'hidden' } },
});

globalStyle(`${links} > ${items}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${links} a`, {
  minHeight: line,
  '@container': { [withoutNumber]: { paddingInline: '0.375rem' } },
});

/** Beside the first line of links, or above it, out of sight, if all fit that line. */
export const toggle = style({
  '@container': {
    [wide]: { position: 'absolute', insetInlineEnd: 0, top: `min(0px, 100% - 2 * ${line})` },
  },
  selectors: { '&:focus-visible': { top: 0 } },
  '@supports': { [withoutPopovers]: { display: 'none' } },
});

export const call = style({
  flex: 'none',
  display: 'none',
  '@container': { [wide]: { display: 'block' } },
});
globalStyle(`${call} > a > :last-child`, { '@container': { [withoutNumber]: clipped } });
