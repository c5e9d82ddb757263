import { computeContrast, isTransparent, readColor } from './color.js';
import type { Colors, Tokens } from './tokens.js';

/** Contrast of a colour with its background. */
export interface ThemeContrast {
  scheme: 'light' | 'dark';
  /** The colour of the text, edge or ring. */
  token: keyof Colors;
  /** The background. */
  on: keyof Colors;
  /** From 1 to 21; null if one of them cannot be measured, such as `var(--x)` or a transparent surface. */
  ratio: number | null;
  /** The least ratio that is enough. */
  needed: number;
  /** Whether the ratio reaches it. */
  enough: boolean;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Every pair of foreground and background in the components, with the required contrast. */
const pairs: readonly (readonly [token: keyof Colors, on: readonly (keyof Colors)[], needed: number])[] = [
  ['text', surfaces, 7],
  ['textQuiet', surfaces, 4.5],
  ['link', surfaces, 4.5],
  // The edge of a control. The light scheme also has text in it: `textInUrgent`.
  ['urgent', surfaces, 3],
  ['success', surfaces, 4.5],
  ['onBrand', ['brand'], 4.5],
  ['onAction', ['action', 'actionHover'], 4.5],
  ['onUrgent', ['urgent', 'urgentHover'], 4.5],
  ['controlEdge', surfaces, 3],
  ['focus', surfaces, 3],
];

/** The dark scheme mixes text in red with the text colour, the light scheme does not. */
const textInUrgent = 4.5;

/** Returns the contrast of every pair of colours that the components use, in both schemes. */
export function themeContrasts(theme: Pick<Tokens, 'light' | 'dark'>): ThemeContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([token, grounds, least]) =>
      grounds.map((on) => {
        const needed = token === 'urgent' && scheme === 'light' ? textInUrgent : least;
        const ratio = computeRatio(theme[scheme], token, on);
        return { scheme, token, on, ratio, needed, enough: ratio !== null && ratio >= needed };
      }),
    ),
  );
}

/** Returns the pairs whose contrast is too low. */
export function checkTheme(theme: Pick<Tokens, 'light' | 'dark'>): ThemeContrast[] {
  return themeContrasts(theme).filter(({ enough }) => !enough);
}

function computeRatio(colors: Colors, token: keyof Colors, on: keyof Colors) {
  const front = readColor(colors[token]);
  const ground = readColor(colors[on]);
  return front && ground && !isTransparent(ground) ? computeContrast(front, ground) : null;
}
