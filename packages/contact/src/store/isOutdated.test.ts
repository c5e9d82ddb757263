// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isOutdated } from './isOutdated.ts';
import { SendingError } from './SendingError.ts';

afterEach(() => vi.unstubAllGlobals());
const notLoaded = new SendingError('No code.', 'not-loaded', 'transient');
const refused = new SendingError('No.', 'permission-denied', 'refused');

test.each([
  ['the host responds, but lacks the code', notLoaded, () => Promise.resolve(new Response('')), true],
  ['the host does not respond', notLoaded, () => Promise.reject(new TypeError('network')), false],
  ['the host returns status 500', notLoaded, () => Promise.resolve(new Response('', { status: 500 })), false],
  ['Firestore refused', refused, () => Promise.resolve(new Response('')), false],
])('returns whether the tab is outdated if %s', async (_, error, answer, outdated) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  expect(await isOutdated(error)).toBe(outdated);
  const request = [
    location.href,
    { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) as AbortSignal },
  ];
  expect(fetch.mock.calls).toEqual(error === refused ? [] : [request]);
});
