import { formatHex, interpolate } from 'culori/fn';
import { brandless } from './brandless.js';
import { computeContrast, readColor } from './color.js';
import type { Colors } from './tokens.js';

export interface DerivedTheme {
  light: Colors;
  dark: Colors;
  /** Sentences on what differs from the brand colour, and why. */
  note: string;
}

const [black, white, ink] = ['#000000', '#ffffff', '#10131a'];

const getContrast = (one: string, other: string) => computeContrast(readColor(one)!, readColor(other)!);
const getReadableColor = (ground: string) => (getContrast(ground, white) >= 4.5 ? white : ink);

/** Mixes a share (0 to 1) of another colour into a colour. */
const mixColors = (color: string, other: string, share: number) =>
  formatHex(interpolate([color, other], 'rgb')(share));

/** Mixes a colour with another in small steps until its contrast with all backgrounds is sufficient. */
function mixUntilContrast(color: string, towards: string, grounds: readonly string[], least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixColors(color, towards, share);
    if (grounds.every((ground) => getContrast(moved, ground) >= least)) return moved;
  }
  return towards;
}

/** Brightens a colour until it is visible on dark backgrounds. Its hue and saturation remain as long as they can. */
function brighten(color: string, grounds: readonly string[]) {
  const { r, g, b } = readColor(color)!;
  const most = Math.max(r, g, b);
  const brightest = most > 0 ? formatHex({ mode: 'rgb', r: r / most, g: g / most, b: b / most }) : white;
  return mixUntilContrast(mixUntilContrast(color, brightest, grounds, 4.5), white, grounds, 4.5);
}

/** Dark neutrals without a hue, and the share of the brand colour in each. */
const darkNeutrals = {
  surface: ['#141414', 0.05],
  surfaceRaised: ['#1e1e1e', 0.07],
  surfaceSunken: ['#0d0d0d', 0.03],
  text: ['#f2f2f2', 0.04],
  textQuiet: ['#c4c4c4', 0.06],
  border: ['#363636', 0.1],
  controlEdge: ['#909090', 0.1],
} as const;

function deriveLight(color: string): Colors {
  const { surface, surfaceSunken } = brandless.light;
  const link = mixUntilContrast(color, black, [surface, surfaceSunken], 4.5);
  // White text on a bright colour, such as orange, is not readable. It gets dark text, unless it is almost white.
  const isBright = getContrast(color, white) < 3 && getContrast(color, surfaceSunken) > 1.2;
  const action = isBright ? color : link;
  const onAction = getReadableColor(action);
  return {
    ...brandless.light,
    brand: mixUntilContrast(mixColors(color, black, 0.35), black, [white], 7),
    link,
    focus: link,
    action,
    actionHover: onAction === white ? mixColors(action, black, 0.2) : mixColors(action, white, 0.35),
    onAction,
  };
}

function deriveDark(color: string): Colors {
  const neutrals = Object.fromEntries(
    Object.entries(darkNeutrals).map(([name, [grey, share]]) => [name, mixColors(grey, color, share)]),
  ) as Record<keyof typeof darkNeutrals, string>;
  const grounds = [neutrals.surface, neutrals.surfaceRaised, neutrals.surfaceSunken];
  const link = mixUntilContrast(color, white, grounds, 7);
  const action = brighten(color, grounds);
  return {
    ...brandless.dark,
    ...neutrals,
    brand: mixUntilContrast(mixColors(color, black, 0.6), black, [white], 7),
    link,
    focus: link,
    action,
    actionHover: mixColors(action, white, 0.35),
    onAction: getReadableColor(action),
  };
}

/**
 * Derives the colours of a theme from one brand colour. Their contrast passes `checkTheme`.
 *
 * @param color CSS colour, such as `#1d6b45`.
 * @throws Error if it is none.
 */
export function deriveTheme(color: string): DerivedTheme {
  const hex = formatHex(readColor(color));
  if (!hex) throw new Error(`"${color}" is no CSS colour. Write one such as #1d6b45.`);
  const [light, dark] = [deriveLight(hex), deriveDark(hex)];
  return { light, dark, note: describe(hex, light, dark) };
}

function describe(color: string, { link, action, brand }: Colors, dark: Colors) {
  const footer = brand === color ? '' : `The footer is ${brand}, so that buttons stand out. `;
  const ratio = (Math.floor(getContrast(dark.onAction, dark.action) * 10) / 10).toFixed(1);
  const atNight = `In the dark scheme buttons are ${dark.action}, with a contrast of ${ratio}:1 to their text.`;
  const changes =
    link === color
      ? ''
      : action === color
        ? `Buttons are ${color} with dark text. Links are ${link}, because ${color} on white is not readable. `
        : `Links and buttons are ${link}, because ${color} is too bright for links and for white text. For dark text on ${color}, set --ui-action, --ui-action-hover and --ui-on-action. `;
  return `${changes}${footer}${atNight}`;
}
