// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Imports the module as in a new page. */
async function load() {
  vi.resetModules();
  return import('./sessionNonce.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the nonce stays the same within a page and over a reload', async () => {
  const page = await load();
  const first = page.getSessionNonce();

  expect(page.getSessionNonce()).toBe(first);
  expect((await load()).getSessionNonce()).toBe(first);
});

test('without storage the nonce lasts as long as the page', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const page = await load();

  expect(page.getSessionNonce()).toBe(page.getSessionNonce());
});
