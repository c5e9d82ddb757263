import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import type { Page } from 'playwright-core';

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Adds a constructed stylesheet, because the policy of the pages forbids `<style>`. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Returns the custom properties that a page sets with `!important`. */
const importantProperties = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (of: { cssRules?: CSSRuleList }): CSSRule[] =>
      [...(of.cssRules ?? [])].flatMap((rule) => [rule, ...rulesIn(rule as CSSGroupingRule)]);
    const names = [...document.styleSheets]
      .flatMap(rulesIn)
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style] : []))
      .flatMap((set) => [...set].filter((name) => name.startsWith('--') && set.getPropertyPriority(name)));
    return [...new Set(names)];
  });

test('reduced motion overrides the durations of a brand', async () => {
  const durationsFor = async (options: { reducedMotion?: 'reduce' }) => {
    const { page } = await visit('/uslugi', options);
    const durations = await importantProperties(page);
    expect(durations).toHaveLength(2);
    const set = (seconds: number) => durations.map((name) => `${name}: ${seconds}s`).join(';');
    await style(page, `:root { ${set(3)} } body, article { ${set(2)} }`);
    const seen = await page
      .locator('article, article + *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).transitionDuration));
    return [...new Set(seen)];
  };
  expect(await durationsFor({ reducedMotion: 'reduce' })).toEqual(['0s']);
  expect(await durationsFor({})).toContain('2s');
});
