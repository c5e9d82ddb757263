export { brandless } from './brandless.js';
export { checkTheme, themeContrasts, type ThemeContrast } from './checkTheme.js';
export { deriveTheme, type DerivedTheme } from './deriveTheme.js';
export { vars } from './contract.css.js';
export { changedColorsToCss } from '../tokens/themeToCss.js';
export { defaultShape } from './shape.js';
export type { Colors, Shape, Tokens } from './tokens.js';
