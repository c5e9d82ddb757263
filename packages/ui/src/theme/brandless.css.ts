import { brandless } from './brandless.js';
import { themeRules } from './schemes.js';

// No specificity, so that a plain `:root { --ui-action: … }` of a site wins.
themeRules(':where(:root)', brandless);
