import { anywhere, part, styleVariants } from '../theme/layer.js';
import { buttonCase, focusRing } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { onHover, onPaper } from '../theme/rules.js';

const button = part('ActionLink', [
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: 56,
    padding: `${vars.space.tight} min(${vars.space.medium}, 6vw)`,
    border: '2px solid currentColor',
    borderRadius: vars.radius.button,
    fontFamily: vars.font.body,
    fontSize: vars.size.body,
    fontWeight: vars.weight.button,
    lineHeight: 1.35,
    textTransform: buttonCase,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: anywhere,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
  },
]);

export const tone = styleVariants({
  // In the colour of the text around it, so that it fits any background.
  quiet: [
    button,
    {
      background: 'none',
      color: 'inherit',
      selectors: { '&:hover': onHover({ textDecoration: 'underline' }) },
    },
  ],
  action: [
    button,
    {
      borderColor: 'transparent',
      background: vars.color.action,
      color: vars.color.onAction,
      selectors: { '&:hover': onHover({ background: vars.color.actionHover }) },
      '@media': onPaper,
    },
  ],
});
