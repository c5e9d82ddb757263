import { anywhere, part } from '../theme/layer.js';
import { buttonCase, focusRing } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';

export const button = part('MessageButton', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: '3rem',
    padding: `${vars.space.tight} min(${vars.space.medium}, 6vw)`,
    // In the colour of the text around it, so that it fits any background.
    border: '2px solid currentColor',
    borderRadius: vars.radius.button,
    color: 'inherit',
    fontFamily: vars.font.body,
    fontSize: vars.size.body,
    fontWeight: vars.weight.button,
    lineHeight: 1.35,
    textTransform: buttonCase,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: anywhere,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);
