import { afterEach, expect, test, vi } from 'vitest';
import { postContactMessage } from './postContactMessage.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = () => {
  vi.stubGlobal('navigator', { onLine: false });
  throw new TypeError('Failed to fetch');
};

test.each<[string, () => Response, unknown]>([
  ['204', () => new Response(null, { status: 204 }), undefined],
  ['504 of a gateway', () => new Response(null, { status: 504 }), { isUnconfirmed: true }],
  ['a connection that is lost while sending', lost, { isUnconfirmed: true }],
])('an answer of %s resolves with what is known', async (_, answer, result) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => answer());
  expect(await postContactMessage('https://hooks.example.com', { name: 'Jan' })).toEqual(result);
});
