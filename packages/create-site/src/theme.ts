import { contrast, mix, until } from './contrast.ts';

const [black, white] = ['#000000', '#ffffff'];
/** The grounds of the neutral theme, by day and by night. */
const day = ['#ffffff', '#f2f3f5'];
const night = ['#12151b', '#1b2029', '#0c0e13'];

/**
 * The brand's tokens made of one colour. What is read stands out by at least 4.7, a little more than WCAG's 4.5 for
 * small text; all that is not named here stays as in the neutral theme.
 */
export function themeCss(color: string): string {
  const action = { light: until(color, black, day, 4.7), dark: until(color, white, night, 7) };
  const hover = { light: mix(action.light, black, 0.2), dark: mix(action.dark, white, 0.35) };
  const brand = { light: until(mix(color, black, 0.35), black, [white], 7), dark: mix(color, black, 0.6) };
  const tokens = {
    brand: { light: brand.light, dark: until(brand.dark, black, [white], 7) },
    'on-brand': { light: white, dark: white },
    link: action,
    action,
    'action-hover': hover,
    'on-action': { light: readable(action.light), dark: readable(action.dark) },
    focus: action,
  };
  const lines = Object.entries(tokens).map(
    ([name, { light, dark }]) => `  --ui-${name}: light-dark(${light}, ${dark});`,
  );
  return `/* The brand, made of ${color}. Everything else is the neutral theme of @tarcza/ui; \`npm run check\` tells whether all can be read. */\n:root {\n${lines.join('\n')}\n}\n`;
}

const readable = (ground: string) => (contrast(ground, white) >= 4.5 ? white : '#10131a');
