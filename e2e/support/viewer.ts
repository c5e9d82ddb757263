import type { Locator, Page } from './page.ts';

/** The gallery's viewer as React draws it. Before that a picture is open in a popover of the browser's own. */
export const viewerOfReact = (page: Page): Locator => page.locator('body > [role="dialog"]');
