import type { Page } from 'playwright-core';

/** Returns the canonical URL. */
export const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

/** Returns the types of structured data in the head. */
export const structuredData = (page: Page) =>
  page.locator('head script[type="application/ld+json"]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { '@type': type } = JSON.parse(block.textContent ?? '') as { '@type': string | string[] };
      return [type].flat().join('+');
    }),
  );
