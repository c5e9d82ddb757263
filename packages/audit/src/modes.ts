import type { Page } from 'playwright-core';

/** How a visitor's screen and system are set. */
export interface Mode {
  name: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  forced: boolean;
  reduced: boolean;
}

const settings = {
  light: { scheme: 'light', forced: false, reduced: false },
  dark: { scheme: 'dark', forced: false, reduced: false },
  'forced colours': { scheme: 'dark', forced: true, reduced: false },
  'reduced motion': { scheme: 'light', forced: false, reduced: true },
} as const;

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Every mode in which pages are looked at. */
export const modes: readonly Mode[] = screens.flatMap((screen) =>
  Object.entries(settings).map(([name, set]) => ({ name: `${screen.width} px, ${name}`, ...screen, ...set })),
);

export function modeOf(width: 390 | 1280, name: keyof typeof settings): Mode {
  const mode = modes.find((candidate) => candidate.name === `${width} px, ${name}`);
  if (!mode)
    throw new Error(`There is no mode "${width} px, ${name}". The list is in packages/audit/src/modes.ts.`);
  return mode;
}

/** Sets the page so, and waits until it has come to rest. */
export async function wear(page: Page, { width, height, scheme, forced, reduced }: Mode): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: forced ? 'active' : 'none',
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  });
  await atRest(page);
}

/** Lets every transition reach its end: a colour on its way is nobody's colour. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames; a browser short of breath may draw none for a while.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 500);
    });
    for (const animation of document.getAnimations()) {
      // One that is paused waits for its element to come into view, and one without an end cannot be ended.
      const ends = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (animation.playState === 'running' && ends) animation.finish();
    }
  });
}
