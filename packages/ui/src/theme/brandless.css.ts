import { brandless } from './brandless.js';
import { themeRules } from './schemes.js';

// Without weight of its own, so that a plain `:root { --ui-action: … }` of a sister site wins.
themeRules(':where(:root)', brandless);
