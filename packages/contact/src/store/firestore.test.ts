import { afterEach, expect, test, vi } from 'vitest';
import { openMessages } from './firestore.ts';

const settings = { projectId: 'company', apiKey: 'a key' };
const id = 'abcdefghij0123456789';
const message = { name: 'Anna', email: null, consent: true };
const { signal } = new AbortController();

/** Fakes a request that ends with the given response. Without one, it waits until it is aborted. */
class FakeRequest extends EventTarget {
  static answer: { status: number; response: unknown } | undefined;
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  url = '';
  headers: Record<string, string> = {};
  body: unknown;

  open(method: string, url: string) {
    this.url = `${method} ${url}`;
    FakeRequest.sent.push(this);
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: string) {
    this.body = JSON.parse(body);
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }));
    if (FakeRequest.answer) this.#end(FakeRequest.answer);
  }

  abort() {
    this.#end({ status: 0, response: null });
  }

  #end(end: { status: number; response: unknown }) {
    Object.assign(this, end).dispatchEvent(new Event('loadend'));
  }
}

function answer(status?: number, response: unknown = null) {
  FakeRequest.answer = status === undefined ? undefined : { status, response };
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

afterEach(() => vi.unstubAllGlobals());

const confirmed = { writeResults: [{}, {}, {}], commitTime: '2026-11-20T05:12:11Z' };
const refuse = (status: string) => ({ error: { status } });

test('sends message and photos in one commit, with the server’s time, and asks whether it is stored', async () => {
  answer(200, confirmed);
  const onProgress = vi.fn();
  const { create, createOnLeave, checkStored } = openMessages(settings);
  await create(id, message, ['/9j/', '/9j/AA=='], { signal, onProgress });
  const document = `projects/company/databases/(default)/documents/contact_messages/${id}`;
  const updateTransforms = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];
  const photo = (place: number, bytesValue: string) => ({
    update: {
      name: `${document}/photos/${place}`,
      fields: { bytes: { bytesValue }, type: { stringValue: 'image/jpeg' } },
    },
    updateTransforms,
  });
  const fields = {
    name: { stringValue: 'Anna' },
    email: { nullValue: null },
    consent: { booleanValue: true },
  };
  const written = { update: { name: document, fields }, updateTransforms };
  expect(FakeRequest.sent[0]?.body).toEqual({ writes: [written, photo(0, '/9j/'), photo(1, '/9j/AA==')] });
  expect(FakeRequest.sent[0]?.url).toBe(
    'POST https://firestore.googleapis.com/v1/projects/company/databases/(default)/documents:commit?key=a%20key',
  );
  // A browser asks for permission before a request with other headers.
  expect(FakeRequest.sent[0]?.headers).toStrictEqual({ 'Content-Type': 'text/plain' });
  expect(onProgress.mock.calls).toEqual([[5, 10]]);

  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  createOnLeave(id, message);
  const { url = '', headers } = FakeRequest.sent[0] ?? {};
  const body = JSON.stringify({ writes: [written] });
  expect(fetch.mock.lastCall).toEqual([
    url.replace('POST ', ''),
    { method: 'POST', headers, body, keepalive: true },
  ]);

  await checkStored(id);
  expect(FakeRequest.sent[1]?.body).toEqual({ writes: [{ delete: `${document}/confirmation/0` }] });
});

test.each([
  ['a refusal in a list', 400, [refuse('INVALID_ARGUMENT')], 'invalid-argument', 'refused'],
  ['a busy server', 503, refuse('UNAVAILABLE'), 'unavailable', 'transient'],
  ['an HTML page with status 200', 200, null, 'network', 'transient'],
  ['an error that looks like a success', 500, confirmed, 'network', 'transient'],
  ['a wrong token', 401, refuse('UNAUTHENTICATED'), 'unauthenticated', 'refused'],
  ['no database', 404, refuse('NOT_FOUND'), 'not-found', 'refused'],
  ['a stored message', 400, refuse('FAILED_PRECONDITION'), 'failed-precondition', 'refused'],
  ['a wrong range', 400, refuse('OUT_OF_RANGE'), 'out-of-range', 'refused'],
  ['an unknown method', 501, refuse('UNIMPLEMENTED'), 'unimplemented', 'refused'],
])('rejects if the response is %s', async (_, status, response, code, kind) => {
  answer(status, response);
  const { create, checkStored } = openMessages(settings);
  await expect(create(id, message, [], { signal })).rejects.toMatchObject({ code, kind });
  await expect(checkStored(id)).rejects.toMatchObject({ code, kind });
});

test('an aborted signal sends nothing, and ends a request', async () => {
  answer();
  const { create } = openMessages(settings);
  const over = new AbortController();
  const sending = create(id, message, [], { signal: over.signal });
  await Promise.resolve();
  over.abort();
  await expect(sending).rejects.toMatchObject({ code: 'network' });
  await expect(create(id, message, [], { signal: over.signal })).rejects.toMatchObject({ code: 'network' });
  expect(FakeRequest.sent).toHaveLength(1);
});

const getToken = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('./appCheck.ts', () => ({ startAppCheck: () => getToken }));

test('a refusal without a token of App Check is retried, one with a token is not', async () => {
  answer(403, refuse('PERMISSION_DENIED'));
  const appCheck = { siteKey: 'site', appId: '1:2:web:3' };
  const { checkStored } = openMessages({ ...settings, appCheck });
  getToken.mockResolvedValueOnce(undefined).mockResolvedValueOnce('token');
  await expect(checkStored(id)).rejects.toMatchObject({ code: 'permission-denied', kind: 'transient' });
  await expect(checkStored(id)).rejects.toMatchObject({ code: 'permission-denied', kind: 'refused' });
  expect(FakeRequest.sent.map(({ headers }) => headers['X-Firebase-AppCheck'])).toEqual([undefined, 'token']);
});
