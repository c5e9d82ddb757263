import { afterEach, expect, test, vi } from 'vitest';
import { initializeApp } from 'firebase/app';
import type { CheckedApp } from './appCheck.ts';
import { openMessages } from './firestore.ts';

const values = { name: 'Anna', email: null, phone: '600 100 200', service: null, message: 'Mrówki.' };

const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an HTML block page with status 200', '<!doctype html><title>Zaloguj się</title>', 200, 'transient'],
  ['no content', null, 204, 'transient'],
  ['an incomplete response', '{"writeResults": [', 200, 'transient'],
  ['an HTML page with status 502', '<!doctype html>', 502, 'transient'],
  ['a refusal', '{"error": {"code": 403, "status": "PERMISSION_DENIED"}}', 403, 'refused'],
] as const)('rejects if the response is %s', async (_, body, status, kind) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const messages = openMessages({ projectId: 'company', apiKey: 'key' });
  await expect(messages.create('abcdefghij0123456789', values, signal)).rejects.toMatchObject({ kind });
  await expect(messages.confirm('abcdefghij0123456789')).rejects.toMatchObject({ kind });
});

test('resolves when Firestore confirms the commit', async () => {
  const time = '2026-11-20T05:12:11.650419Z';
  vi.stubGlobal('fetch', async () =>
    Response.json({ writeResults: [{ updateTime: time }], commitTime: time }),
  );
  const messages = openMessages({ projectId: 'company', apiKey: 'key' });
  await expect(messages.create('abcdefghij0123456789', values, signal)).resolves.toBeUndefined();
});

const getApp = vi.hoisted(() => vi.fn<() => Promise<CheckedApp | undefined>>());
vi.mock('./appCheck.ts', () => ({ startAppCheck: () => getApp }));

test('a refusal without a token of App Check is retried, one with a token is not', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 }),
  );
  const messages = openMessages({
    projectId: 'company',
    apiKey: 'key',
    appCheck: { siteKey: 'site', appId: '1:2:web:3' },
  });
  getApp.mockResolvedValueOnce(undefined);
  const send = () => messages.create('abcdefghij0123456789', values, signal);
  await expect(send()).rejects.toMatchObject({ code: 'permission-denied', kind: 'transient' });
  const app = initializeApp({ projectId: 'company', apiKey: 'key' }, 'checked app');
  getApp.mockResolvedValueOnce({ app, getToken: async () => 'token' });
  await expect(send()).rejects.toMatchObject({ code: 'permission-denied', kind: 'refused' });
});

test('an aborted signal sends nothing', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  const messages = openMessages({ projectId: 'company', apiKey: 'key' });
  await expect(messages.create('abcdefghij0123456789', values, AbortSignal.abort())).rejects.toMatchObject({
    kind: 'transient',
  });
  expect(request).not.toHaveBeenCalled();
});
