import { getContrast, mixColors, mixUntilContrast } from './contrast.ts';

const [black, white] = ['#000000', '#ffffff'];
/** Backgrounds of the neutral theme. */
const lightBackgrounds = ['#ffffff', '#f2f3f5'];
const darkBackgrounds = ['#12151b', '#1b2029', '#0c0e13'];

/**
 * Renders the theme's stylesheet from one brand colour. The contrast of text is at least 4.7 (WCAG requires 4.5). Other
 * tokens keep the values of the neutral theme.
 */
export function renderThemeCss(color: string): string {
  const action = {
    light: mixUntilContrast(color, black, lightBackgrounds, 4.7),
    dark: mixUntilContrast(color, white, darkBackgrounds, 7),
  };
  const hover = { light: mixColors(action.light, black, 0.2), dark: mixColors(action.dark, white, 0.35) };
  const brand = {
    light: mixUntilContrast(mixColors(color, black, 0.35), black, [white], 7),
    dark: mixColors(color, black, 0.6),
  };
  const tokens = {
    brand: { light: brand.light, dark: mixUntilContrast(brand.dark, black, [white], 7) },
    'on-brand': { light: white, dark: white },
    link: action,
    action,
    'action-hover': hover,
    'on-action': { light: getReadableColor(action.light), dark: getReadableColor(action.dark) },
    focus: action,
  };
  const lines = Object.entries(tokens).map(
    ([name, { light, dark }]) => `  --ui-${name}: light-dark(${light}, ${dark});`,
  );
  return `/* Brand colours derived from ${color}. Other tokens are those of @tarcza/ui. \`npm run check\` validates the contrast. */\n:root {\n${lines.join('\n')}\n}\n`;
}

const getReadableColor = (ground: string) => (getContrast(ground, white) >= 4.5 ? white : '#10131a');
