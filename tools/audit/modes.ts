import type { Page } from 'playwright-core';

/** A visitor's screen and settings. */
export interface Mode {
  name: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  forcedColors?: boolean;
  reducedMotion?: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

export const modes = {
  phone: { name: 'phone', ...phone, scheme: 'light' },
  phoneDark: { name: 'phone, dark', ...phone, scheme: 'dark' },
  desktop: { name: 'desktop', ...desktop, scheme: 'light' },
  desktopDark: { name: 'desktop, dark', ...desktop, scheme: 'dark' },
  forcedColors: { name: 'forced colours', ...phone, scheme: 'dark', forcedColors: true },
  reducedMotion: { name: 'reduced motion', ...desktop, scheme: 'light', reducedMotion: true },
} as const satisfies Record<string, Mode>;

/** The modes in which axe runs, and in two of them Alfa. */
export const colorModes: readonly Mode[] = [modes.phone, modes.phoneDark, modes.desktop, modes.desktopDark];

/** Applies a mode to a page, and waits until its transitions have ended. */
export async function applyMode(page: Page, mode: Mode): Promise<void> {
  await page.setViewportSize({ width: mode.width, height: mode.height });
  await page.emulateMedia({
    colorScheme: mode.scheme,
    forcedColors: mode.forcedColors ? 'active' : 'none',
    reducedMotion: mode.reducedMotion ? 'reduce' : 'no-preference',
  });
  await settle(page);
}

/** Waits for fonts and two frames, and ends every running animation that has an end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // A browser under load may render no frame for a while.
      setTimeout(resolve, 500);
    });
    for (const animation of document.getAnimations()) {
      const ends = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (animation.playState === 'running' && ends) animation.finish();
    }
  });
}
