import type { Locator, Page } from 'playwright-core';

/** Returns the gallery's open viewer. */
export const viewerOf = (page: Page): Locator => page.locator('body > [role="dialog"]');
