import { part, style, styleVariants } from '../theme/layer.js';
import { fromWidth } from '../theme/breakpoints.js';
import { focusRing, listReset, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { rows, bodyText } from '../theme/frame.css.js';

export const region = part('Toasts', [
  bodyText,
  {
    position: 'fixed',
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    bottom: 'auto',
    // Removes the browser's styles of a popover, which it is in a dialog.
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    // Below the header on a phone: buttons, the keyboard and the call bar are at the other end.
    top: vars.layout.stickyTop,
    // Below the menu of the header.
    zIndex: 2,
    width: 'min(26rem, 100%)',
    '@media': { [fromWidth.medium]: { top: 'auto', bottom: 0 }, print: { display: 'none' } },
  },
]);

// The list has the padding, so that an empty region covers nothing.
export const list = style({
  ...listReset,
  ...rows,
  gap: vars.space.tight,
  padding: vars.space.small,
  selectors: { 'div:not(:empty) + div > &': { paddingTop: 0 } },
});

const card = part('Toasts-toast', [
  breakWords,
  {
    position: 'relative',
    padding: vars.space.small,
    paddingInlineEnd: '3.5rem',
    border: '2px solid',
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
  },
]);

export const toast = styleVariants({
  success: [card, { borderColor: vars.color.success }],
  urgent: [card, { borderColor: vars.color.urgent }],
});

export const title = part('Toasts-title', { margin: 0, fontWeight: vars.weight.heading });

export const close = style([
  focusRing,
  {
    position: 'absolute',
    insetInlineEnd: vars.space.hair,
    top: vars.space.hair,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: vars.font.body,
    fontSize: '1.5rem',
    lineHeight: 1,
    cursor: 'pointer',
    selectors: { '&::before': { content: '"×"' } },
  },
]);
