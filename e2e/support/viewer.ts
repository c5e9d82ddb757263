import type { Locator, Page } from './page.ts';

/** Returns the gallery's open viewer. */
export const viewerOf = (page: Page): Locator => page.locator('body > [role="dialog"]');
