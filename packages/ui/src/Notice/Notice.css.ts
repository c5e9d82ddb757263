import { part, style, styleVariants } from '../theme/layer.js';
import { breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { column, onBrand, bodyText } from '../theme/frame.css.js';
import { byScheme } from '../theme/schemes.js';
import { onPaper } from '../theme/rules.js';

const band = part('Notice', [
  bodyText,
  {
    paddingBlock: vars.space.small,
    // Visible in forced colours.
    borderBlock: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: 1.45,
  },
]);

export const tone = styleVariants({
  urgent: [
    band,
    {
      // A band in the light red of dark schemes would be too bright.
      borderColor: byScheme('transparent', vars.color.urgent),
      background: byScheme(
        vars.color.urgent,
        `color-mix(in oklab, ${vars.color.urgent} 35%, ${vars.color.surface})`,
      ),
      color: byScheme(vars.color.onUrgent, vars.color.text),
      vars: { [vars.color.link]: 'currentcolor', [vars.color.focus]: 'currentcolor' },
      '@media': onPaper,
    },
  ],
  promotion: [band, onBrand],
});

export const row = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.tight} ${vars.space.medium}`,
  },
]);

export const text = style([
  breakWords,
  { display: 'flex', alignItems: 'flex-start', gap: '0.75rem', margin: 0 },
]);

export const icon = style({ flex: 'none', marginTop: '0.1em', color: 'currentcolor' });
