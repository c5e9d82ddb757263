// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { openMessages } from './firestore.ts';

const values = { name: 'Anna', email: null, phone: '600 100 200', service: null, message: 'Mrówki.' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an HTML block page with status 200', '<!doctype html><title>Zaloguj się</title>', 200, 'transient'],
  ['no content', null, 204, 'transient'],
  ['an incomplete response', '{"writeResults": [', 200, 'transient'],
  ['an HTML page with status 502', '<!doctype html>', 502, 'transient'],
  ['a refusal', '{"error": {"code": 403, "status": "PERMISSION_DENIED"}}', 403, 'refused'],
] as const)('rejects if the response is %s', async (_, body, status, kind) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const messages = await openMessages({ projectId: 'company', apiKey: 'key' });
  await expect(messages.create('abcdefghij0123456789', values)).rejects.toMatchObject({ kind });
  await expect(messages.confirm('abcdefghij0123456789')).rejects.toMatchObject({ kind });
});

test('resolves when Firestore confirms the commit', async () => {
  const time = '2026-11-20T05:12:11.650419Z';
  vi.stubGlobal('fetch', async () =>
    Response.json({ writeResults: [{ updateTime: time }], commitTime: time }),
  );
  const messages = await openMessages({ projectId: 'company', apiKey: 'key' });
  await expect(messages.create('abcdefghij0123456789', values)).resolves.toBeUndefined();
});
