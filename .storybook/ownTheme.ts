import type { Tokens } from '../packages/ui/src/theme/tokens.js';
import { changedColorsToCss } from '../packages/ui/src/tokens/themeToCss.js';
import { fromAddress } from './docs/themeInAddress';
import { themes } from './themes.css';

/** The theme in the toolbar. */
export interface ShownTheme {
  theme: keyof typeof themes;
  /** The colours of the theme tool, encoded for an address, for the theme `mine`. */
  brand: string;
}

/** Returns the tokens of the theme in the toolbar. */
export function getTheme({ theme, brand }: ShownTheme): Tokens {
  return theme === 'mine' ? { ...themes.mine, ...fromAddress(brand) } : themes[theme];
}

/** Writes the colours of the theme tool into the page, for every element with `data-theme="mine"`. */
export function writeOwnTheme(brand: string) {
  const id = 'own-theme';
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  style.id = id;
  const own = fromAddress(brand);
  // Named three times, to outweigh the neutral theme.
  const selector = "[data-theme='mine']".repeat(3);
  style.textContent = own ? changedColorsToCss(own).replaceAll(':root', selector) : '';
}
