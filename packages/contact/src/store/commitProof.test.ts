import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withProof } from './commitProof.ts';

const address =
  'https://firestore.googleapis.com/v1/projects/company/databases/(default)/documents:commit?key=k';
const time = '2026-11-20T05:12:11.650419Z';
const confirmation = { writeResults: [{ updateTime: time }], commitTime: time };

const network = vi.fn<typeof fetch>();
const pageFetch = globalThis.fetch;

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network;
});
afterEach(() => {
  globalThis.fetch = pageFetch;
});

/** As `firebase/firestore/lite` commits: any answer that is ok passes. */
const commit = (id: string) => async () => {
  const name = `projects/company/databases/(default)/documents/contact_messages/${id}`;
  await fetch(address, { method: 'POST', body: JSON.stringify({ writes: [{ update: { name } }] }) });
};

const send = (id = 'abc', signal = new AbortController().signal) =>
  withProof(`contact_messages/${id}`, signal, commit(id));

test("Firestore's confirmation is proof", async () => {
  network.mockResolvedValue(Response.json(confirmation));

  await expect(send()).resolves.toBeUndefined();
});

const noProof: [string, string, number?][] = [
  ['an empty object', '{}'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a page of a proxy', '<!doctype html><title>Zaloguj się</title>'],
  ['no result', JSON.stringify({ writeResults: [], commitTime: time })],
  ['an empty result', JSON.stringify({ writeResults: [{}], commitTime: time })],
  ['results that are no list', JSON.stringify({ writeResults: 1, commitTime: time })],
  ['a result of null', JSON.stringify({ writeResults: [null], commitTime: time })],
  [
    'two results',
    JSON.stringify({ writeResults: [{ updateTime: time }, { updateTime: time }], commitTime: time }),
  ],
  ['no time of the commit', JSON.stringify({ writeResults: [{ updateTime: time }] })],
  ['a time that is none', JSON.stringify({ writeResults: [{ updateTime: 'now' }], commitTime: time })],
  ['a cut-off confirmation', JSON.stringify(confirmation).slice(0, -1)],
  ['the request sent back', JSON.stringify({ writes: [{ update: { name: 'x' } }] })],
  ['a confirmation with a status of failure', JSON.stringify(confirmation), 500],
];

test.each(noProof)('%s is no proof', async (_, body, status = 200) => {
  network.mockResolvedValue(new Response(body, { status }));

  await expect(send()).rejects.toMatchObject({ code: 'unproven', kind: 'transient' });
});

test('a write that never reaches the network proves nothing', async () => {
  const idle = withProof('contact_messages/abc', new AbortController().signal, async () => {});

  await expect(idle).rejects.toMatchObject({ code: 'unproven' });
});

test("another document's confirmation is no proof", async () => {
  network.mockResolvedValue(Response.json(confirmation));
  const signal = new AbortController().signal;

  await expect(withProof('contact_messages/abc', signal, commit('abcd'))).rejects.toMatchObject({
    code: 'unproven',
  });
});

test('messages under way at the same time are told apart', async () => {
  network.mockImplementation(async (_, init) => {
    await Promise.resolve();
    const good = typeof init?.body === 'string' && init.body.includes('good');
    return good ? Response.json(confirmation) : Response.json({});
  });
  const results = await Promise.allSettled([send('bad'), send('good'), send('bad')]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});

test('the answer reaches the SDK unread', async () => {
  network.mockResolvedValue(Response.json(confirmation));
  let answer: unknown;
  await withProof('contact_messages/abc', new AbortController().signal, async () => {
    const body = '"/documents/contact_messages/abc"';
    answer = await (await fetch(address, { method: 'POST', body })).json();
  });

  expect(answer).toEqual(confirmation);
});

test('the request ends with the signal', async () => {
  network.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const over = new AbortController();
  const sending = send('abc', over.signal);
  over.abort();

  await expect(sending).rejects.toThrow('aborted');
});

test('other requests pass untouched, and fetch is as before afterwards', async () => {
  network.mockImplementation(async () => Response.json(confirmation));
  const init = { method: 'POST', body: 'x' };
  await withProof('contact_messages/abc', new AbortController().signal, async () => {
    await fetch('/assets/a.json', init);
    await commit('abc')();
  });

  expect(network.mock.calls[0]).toEqual(['/assets/a.json', init]);
  expect(globalThis.fetch).toBe(network);

  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send()).rejects.toThrow('Failed to fetch');
  expect(globalThis.fetch).toBe(network);
});

test('a fetch that somebody wrapped in the meantime stays wrapped and works', async () => {
  network.mockImplementation(async () => Response.json(confirmation));
  const wrapped = vi.fn<typeof fetch>();
  await withProof('contact_messages/abc', new AbortController().signal, async () => {
    const beneath = globalThis.fetch;
    wrapped.mockImplementation((...request) => beneath(...request));
    globalThis.fetch = wrapped;
    await commit('abc')();
  });
  expect(globalThis.fetch).toBe(wrapped);

  await expect(send('next')).resolves.toBeUndefined();
  expect(network).toHaveBeenCalledTimes(2);
});
