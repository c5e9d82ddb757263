// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

/** What is the loader's own is in loader.test.ts. */
async function load(ahead: boolean, connection?: object) {
  document.body.innerHTML = '<button>Wyślij</button>';
  const script = document.createElement('script');
  script.dataset['app'] = '/main.js';
  if (ahead) script.dataset['ahead'] = 'true';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('')),
  );
  vi.stubGlobal('navigator', { connection });
  vi.resetModules();
  await import('./loader-ahead');
}

const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

test.each([
  ['of a browser that does not tell its line', undefined],
  ['of a good line', { saveData: false, effectiveType: '4g' }],
])('a visitor %s who scrolls has the application fetched, once', async (_, connection) => {
  await load(true, connection);
  expect(asked()).toEqual([]);
  scroll();
  scroll();
  expect(asked()).toEqual(['/main.js']);
});

test.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['of a slow line', { saveData: false, effectiveType: '2g' }],
  ['of the slowest line', { saveData: false, effectiveType: 'slow-2g' }],
])('a visitor %s does not', async (_, connection) => {
  await load(true, connection);
  scroll();
  expect(asked()).toEqual([]);
});

test('nor does one of a page that is not there for an act', async () => {
  await load(false);
  scroll();
  expect(asked()).toEqual([]);
});
