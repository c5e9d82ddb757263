import { globalStyle } from '@vanilla-extract/css';
import { brandless } from '../packages/ui/src/theme/brandless.js';
import { vars } from '../packages/ui/src/theme/contract.css.js';
import { themeRules } from '../packages/ui/src/theme/schemes.js';
import { siteTokens } from '../site/src/theme/site.css';

/** The themes of the toolbar, by the name that `data-theme` carries. The theme tool changes the colours of `mine`. */
export const themes = { brandless, site: siteTokens, mine: brandless };

// On any element, so that a page can show both schemes side by side. The attribute is named twice to outweigh
// the site's own `:root` rule, which comes along with its tokens.
for (const [name, tokens] of Object.entries(themes)) themeRules(`[data-theme='${name}'][data-theme]`, tokens);

// What a site's own style sheet does for the page around the components.
globalStyle('body, [data-theme]', {
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
});
// Rem is measured here: the toolbar's text size sets it.
globalStyle('html[data-theme]', { fontSize: '100%' });
