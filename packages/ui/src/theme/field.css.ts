// Of a field in a form: label, hint and error.
import { vars } from './contract.css.js';
import { globalStyle, part, style } from './layer.js';
import { urgentText } from './schemes.js';

export const field = part('ContactForm-field', { display: 'grid', gap: vars.space.hair });

globalStyle(`${field} a`, { color: vars.color.link, textDecoration: 'underline' });

export const label = part('ContactForm-label', { fontWeight: vars.weight.strong });

export const error = part('ContactForm-error', {
  display: 'flex',
  gap: vars.space.tight,
  margin: 0,
  fontWeight: vars.weight.strong,
  color: urgentText,
  selectors: { '&[data-corrected]': { visibility: 'hidden' } },
});

export const hint = style({ margin: 0, color: vars.color.textQuiet });

export const errorIcon = style({ flex: 'none', marginTop: '0.2em' });

export const paragraph = style({ margin: 0 });
