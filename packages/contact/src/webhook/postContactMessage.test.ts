import { afterEach, expect, test, vi } from 'vitest';
import { postContactMessage } from './postContactMessage.ts';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://hooks.example.com';
const lost = () => {
  vi.stubGlobal('navigator', { onLine: false });
  throw new TypeError('Failed to fetch');
};

test.each<[string, { onLine: boolean }, () => Response, unknown]>([
  ['204', { onLine: true }, () => new Response(null, { status: 204 }), undefined],
  ['524', { onLine: true }, () => new Response(null, { status: 524 }), { isUnconfirmed: true }],
  ['500', { onLine: true }, () => new Response(null, { status: 500 }), 'answered with 500.'],
  ['a lost connection', { onLine: true }, lost, { isUnconfirmed: true }],
  ['no connection', { onLine: false }, lost, 'Failed to fetch'],
])('an answer of %s (%j) settles with what is known', async (_, navigator, answer, result) => {
  vi.stubGlobal('navigator', navigator);
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const message = { name: 'Jan', email: null, consent: true, pets: false };
  const sending = postContactMessage(` ${address} `, message, { photos: [new Blob(['one'])] });
  if (typeof result === 'string') await expect(sending).rejects.toThrow(result);
  else expect(await sending).toEqual(result);
  const [url, { body, ...request }] = fetch.mock.lastCall!;
  expect(timeout).toHaveBeenLastCalledWith(60_000);
  const headers = { accept: 'application/json' };
  expect([url, request]).toMatchObject([address, { method: 'POST', headers, redirect: 'manual' }]);
  const photo = expect.objectContaining({ name: 'photo-1.jpg' }) as File;
  expect([...(body as FormData)]).toEqual(Object.entries({ name: 'Jan', consent: 'on', photos: photo }));
});

test.each([undefined, ' '])('the address %j is reported as missing', async (url) => {
  await expect(postContactMessage(url, {})).rejects.toThrow('VITE_FORM_URL is not set');
});
