import { brandless } from './brandless.js';
import { lightFallback, themeRules } from './schemes.js';

// No specificity, so that a plain `:root { --ui-action: … }` of a site wins.
const root = ':where(:root)';

themeRules(root, brandless);
lightFallback(root, brandless);
