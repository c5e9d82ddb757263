import type { Page } from 'playwright-core';

/** The address that search engines are to keep. */
export const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

/** The kinds of structured data in the document's head. */
export const structuredData = (page: Page) =>
  page.locator('head script[type="application/ld+json"]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { '@type': type } = JSON.parse(block.textContent ?? '') as { '@type': string | string[] };
      return [type].flat().join('+');
    }),
  );
