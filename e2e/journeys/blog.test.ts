import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('the blog', () => {
  test('lists the articles of the chosen category, the featured one only in its own', async () => {
    const { page } = await visit('/blog');
    const shown = () => page.getByRole('article').count();
    const featured = page.getByText('Polecany artykuł');
    expect(await shown()).toBe(8);
    await page.getByRole('button', { name: 'Deratyzacja' }).click();
    await expect.poll(shown).toBe(1);
    expect(await featured.isVisible()).toBe(false);
    await page.getByRole('status').getByText('Kategoria: Deratyzacja. Liczba artykułów: 1.').waitFor();
    await page.getByRole('button', { name: 'Poradniki', pressed: false }).click();
    await expect.poll(shown).toBe(3);
    expect(await featured.isVisible()).toBe(true);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Poradniki']);
    await page.getByRole('button', { name: 'Wszystkie' }).click();
    await expect.poll(shown).toBe(8);
  });

  test('an unknown article shows an error and a link back', async () => {
    const { page, noise } = await visit('/blog/nie-ma-takiego');
    await page.getByRole('heading', { level: 1, name: 'Artykuł nie znaleziony' }).waitFor();
    await page.getByText('Przepraszamy, nie można znaleźć tego artykułu.').waitFor();
    await page.getByRole('link', { name: 'Powrót do bloga' }).click();
    await page.waitForURL('**/blog');
    expect(noise).toEqual([]);
  });
});
