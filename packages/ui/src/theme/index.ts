export { brandless } from './brandless.js';
export { checkTheme, themeContrasts, type ThemeContrast } from './checkTheme.js';
export { contrast, readColor, type Rgba } from './readColor.js';
export { vars } from './contract.css.js';
export { defaultShape } from './shape.js';
export type { Colors, Shape, Tokens } from './tokens.js';
