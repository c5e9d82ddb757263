import { contrast, readColor } from '@tarcza/ui/theme';

/** Returns the contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
const getContrast = (one: string, other: string) => contrast(readColor(one)!, readColor(other)!);

/** Mixes a share (0 to 1) of another colour into a colour. */
function mixColors(color: string, other: string, share: number) {
  const [from, to] = [readColor(color)!, readColor(other)!];
  const parts = ([0, 1, 2] as const).map((part) =>
    Math.round((from[part] + (to[part] - from[part]) * share) * 255),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour with another in small steps until its contrast with all backgrounds is sufficient. */
function mixUntilContrast(color: string, towards: string, grounds: readonly string[], least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixColors(color, towards, share);
    if (grounds.every((ground) => getContrast(moved, ground) >= least)) return moved;
  }
  return towards;
}

const [black, white, ink] = ['#000000', '#ffffff', '#10131a'];
/** Light neutrals of @tarcza/ui. */
const lightNeutrals = {
  surface: '#ffffff',
  'surface-raised': '#ffffff',
  'surface-sunken': '#f2f3f5',
  text: '#1b1f27',
  'text-quiet': '#474e5c',
  border: '#d5d9e0',
  'control-edge': '#6c7584',
};
const lightBackgrounds = [lightNeutrals.surface, lightNeutrals['surface-sunken']];

/** Dark neutrals without a hue, and the share of the brand colour in each. */
const darkNeutrals = {
  surface: ['#141414', 0.05],
  'surface-raised': ['#1e1e1e', 0.07],
  'surface-sunken': ['#0d0d0d', 0.03],
  text: ['#f2f2f2', 0.04],
  'text-quiet': ['#c4c4c4', 0.06],
  border: ['#363636', 0.1],
  'control-edge': ['#909090', 0.1],
} as const;

/** Returns the colours of buttons, links and areas, such as the footer, in the light scheme. */
function lightColors(color: string) {
  const link = mixUntilContrast(color, black, lightBackgrounds, 4.5);
  const brand = mixUntilContrast(mixColors(color, black, 0.35), black, [white], 7);
  // White text on a bright colour, such as orange, is not readable. It gets dark text, unless it is almost white.
  const isBright = getContrast(color, white) < 3 && getContrast(color, lightNeutrals['surface-sunken']) > 1.2;
  return { link, brand, action: isBright ? color : link };
}

/** Says which colours differ from the brand colour, and why. */
export function describeChanges(color: string): string {
  const { link, brand, action } = lightColors(color);
  const footer = `The footer is ${brand}, so that buttons stand out.`;
  if (link === color) return footer;
  return action === color
    ? `Buttons are ${color} with dark text. Links are ${link}, because ${color} on white is not readable. ${footer}`
    : `Links and buttons are ${link}, because ${color} is too bright for links and for white text. For dark text on ${color}, set --ui-action, --ui-action-hover and --ui-on-action. ${footer}`;
}

/**
 * Renders the theme's stylesheet from one brand colour. The contrast of text is at least 4.5. Other tokens keep the
 * values of the neutral theme.
 */
export function renderThemeCss(color: string): string {
  const neutrals = Object.entries(darkNeutrals).map(
    ([name, [grey, share]]) => [name, mixColors(grey, color, share)] as const,
  );
  const darkBackgrounds = neutrals.slice(0, 3).map(([, neutral]) => neutral);
  const { link, brand, action: button } = lightColors(color);
  const accent = { light: link, dark: mixUntilContrast(color, white, darkBackgrounds, 7) };
  const action = { light: button, dark: accent.dark };
  const onAction = { light: getReadableColor(action.light), dark: getReadableColor(action.dark) };
  const hover = {
    light:
      onAction.light === white ? mixColors(action.light, black, 0.2) : mixColors(action.light, white, 0.35),
    dark: mixColors(action.dark, white, 0.35),
  };
  const tokens = {
    brand: { light: brand, dark: mixUntilContrast(mixColors(color, black, 0.6), black, [white], 7) },
    'on-brand': { light: white, dark: white },
    link: accent,
    action,
    'action-hover': hover,
    'on-action': onAction,
    focus: accent,
  };
  const lines = Object.entries(tokens).map(
    ([name, { light, dark }]) => `  --ui-${name}: light-dark(${light}, ${dark});`,
  );
  const neutralLines = neutrals.map(
    ([name, dark]) =>
      `  --ui-${name}: light-dark(${lightNeutrals[name as keyof typeof darkNeutrals]}, ${dark});`,
  );
  return `/* Brand colours and dark neutrals derived from ${color}. Other tokens are those of @tarcza/ui. \`npm run check\` validates the contrast.\n   In the light scheme: ${describeChanges(color)} */\n:root {\n${[...lines, ...neutralLines].join('\n')}\n}\n`;
}

const getReadableColor = (ground: string) => (getContrast(ground, white) >= 4.5 ? white : ink);
