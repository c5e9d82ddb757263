import { contrast, readColor } from './readColor.js';
import type { Colors, Tokens } from './tokens.js';

/** How a colour stands out from the one beneath it. */
export interface ThemeContrast {
  scheme: 'light' | 'dark';
  /** The colour of the text, edge or ring. */
  token: keyof Colors;
  /** The colour that it stands on. */
  on: keyof Colors;
  /** From 1 to 21; null where one of the two cannot be measured, such as `var(--x)` or a ground that is see-through. */
  ratio: number | null;
  /** The least that will do. */
  needed: number;
  /** Whether the ratio reaches it. */
  enough: boolean;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

/**
 * Every pair of colours that components put upon each other, and the contrast it needs.
 * @internal
 */
export const pairs: readonly (readonly [
  token: keyof Colors,
  on: readonly (keyof Colors)[],
  needed: number,
])[] = [
  ['text', surfaces, 7],
  ['textQuiet', surfaces, 4.5],
  ['link', surfaces, 4.5],
  // Both are also the colour of words: an error beside its field, a promise kept.
  ['urgent', surfaces, 4.5],
  ['success', surfaces, 4.5],
  ['onBrand', ['brand'], 4.5],
  ['onAction', ['action', 'actionHover'], 4.5],
  ['onUrgent', ['urgent', 'urgentHover'], 4.5],
  ['controlEdge', surfaces, 3],
  ['focus', surfaces, 3],
];

/** The contrast of every pair of colours that matters, in both schemes. */
export function themeContrasts(theme: Pick<Tokens, 'light' | 'dark'>): ThemeContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([token, grounds, needed]) =>
      grounds.map((on) => {
        const ratio = ratioOf(theme[scheme], token, on);
        return { scheme, token, on, ratio, needed, enough: ratio !== null && ratio >= needed };
      }),
    ),
  );
}

/** The pairs whose contrast is too low for everybody to read and use: none in a good theme. */
export function checkTheme(theme: Pick<Tokens, 'light' | 'dark'>): ThemeContrast[] {
  return themeContrasts(theme).filter(({ enough }) => !enough);
}

function ratioOf(colors: Colors, token: keyof Colors, on: keyof Colors) {
  const front = readColor(colors[token]);
  const ground = readColor(colors[on]);
  return front && ground?.[3] === 1 ? contrast(front, ground) : null;
}
