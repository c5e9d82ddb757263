import { afterEach, expect, test, vi } from 'vitest';
import { postContactMessage } from './postContactMessage.ts';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://hooks.example.com';
type Answer = () => Response;
const fail: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const lose: Answer = () => {
  vi.stubGlobal('navigator', { onLine: false });
  return fail();
};
const status =
  (code: number): Answer =>
  () =>
    new Response(null, { status: code });
const text =
  (body: string): Answer =>
  () =>
    new Response(body);
const isUnconfirmed = { isUnconfirmed: true };
const refusal = 'answered with an answer that is no confirmation';

test.each<[string, Answer[], unknown]>([
  ['204', [status(204)], undefined],
  ['a text', [text('ok')], undefined],
  ['JSON', [text('{"success":true}')], undefined],
  ['JSON with ok: false', [text('{"ok":false}')], refusal],
  ['JSON with success: "false"', [text('{"success":"false"}')], refusal],
  ['an HTML page', [text('\n<!doctype html>')], refusal],
  ['524', [status(524)], isUnconfirmed],
  ['500', [status(500)], 'answered with 500.'],
  ['a lost connection', [lose], isUnconfirmed],
  ['an answer that the page may not read', [fail, status(200)], isUnconfirmed],
  ['no connection to the host', [fail, fail], 'Failed to fetch'],
])('%s settles with what is known', async (_, answers, result) => {
  vi.stubGlobal('navigator', { onLine: true });
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => answers.shift()!());
  vi.stubGlobal('fetch', fetch);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockClear();
  const message = { name: 'Jan', email: null, consent: true, pets: false };
  const sending = postContactMessage(` ${address} `, message, { photos: [new Blob(['one'])] });
  if (typeof result === 'string') await expect(sending).rejects.toThrow(result);
  else expect(await sending).toEqual(result);
  const [url, { body, ...request }] = fetch.mock.calls[0]!;
  expect(timeout.mock.calls[0]).toEqual([60_000]);
  const headers = { accept: 'application/json' };
  expect([url, request]).toMatchObject([address, { method: 'POST', headers, redirect: 'manual' }]);
  const photo = expect.objectContaining({ name: 'photo-1.jpg' }) as File;
  expect([...(body as FormData)]).toEqual(Object.entries({ name: 'Jan', consent: 'on', photos: photo }));
});

test('offline, a message is not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', async () => fail());
  await expect(postContactMessage(address, {})).rejects.toThrow('Failed to fetch');
});

test.each([undefined, ' '])('the address %j is reported as missing', async (url) => {
  await expect(postContactMessage(url, {})).rejects.toThrow('VITE_FORM_URL is not set');
});
