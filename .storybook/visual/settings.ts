import type { Globals } from '../toolbar';
import type { widths } from '../widths';

/** How a story is looked at: what the toolbar would say, and what the browser is asked to do by itself. */
export interface Setting extends Partial<Globals> {
  theme: Globals['theme'];
  scheme: 'light' | 'dark';
  viewport: keyof typeof widths;
  /** The browser's own forced colours, which no page can ask for. */
  forcedColors?: 'active';
}

/**
 * The settings in which every story has its picture: here with `npm run test:visual`, and at Chromatic. Both themes,
 * both schemes, a small phone and a desktop, each pair of these once.
 */
export const settings: Readonly<Record<string, Setting>> = {
  'light 1280': { theme: 'brandless', scheme: 'light', viewport: 'desktop' },
  'dark 1280': { theme: 'site', scheme: 'dark', viewport: 'desktop' },
  'light 320': { theme: 'site', scheme: 'light', viewport: 'mobile1' },
  'dark 320': { theme: 'brandless', scheme: 'dark', viewport: 'mobile1' },
  'forced colours 1280': { theme: 'site', scheme: 'light', viewport: 'desktop', forcedColors: 'active' },
  'right to left 1280': { theme: 'brandless', scheme: 'light', viewport: 'desktop', direction: 'rtl' },
};
