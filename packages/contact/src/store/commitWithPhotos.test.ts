import { afterEach, expect, test, vi } from 'vitest';
import { commitWithPhotos } from './commitWithPhotos.ts';

const settings = { projectId: 'company', apiKey: 'a key' };
const commit = {
  id: 'abcdefghij0123456789',
  message: { name: 'Anna', email: null },
  photos: ['/9j/', '/9j/AA=='],
  appCheckToken: 'token',
};

/** Fakes a request that ends with the given response. Without one, it waits until it is aborted. */
class FakeRequest extends EventTarget {
  static answer: { status: number; text: string } | undefined;
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  url = '';
  headers: Record<string, string> = {};
  body: unknown;

  open(_: string, url: string) {
    this.url = url;
    FakeRequest.last = this;
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
    this.#end({ status: 0, text: '' });
  }

  #end({ status, text }: { status: number; text: string }) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => vi.unstubAllGlobals());

function send(answer?: { status: number; text: string }) {
  FakeRequest.answer = answer;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const onProgress = vi.fn();
  const over = new AbortController();
  const done = commitWithPhotos(settings, commit, { onProgress, signal: over.signal });
  return { done, onProgress, over };
}

const confirmed = {
  status: 200,
  text: '{"writeResults": [{}, {}, {}], "commitTime": "2026-11-20T05:12:11Z"}',
};

test('sends message and photos in one commit, with the server’s time', async () => {
  const { done, onProgress } = send(confirmed);
  await done;
  const document = `projects/company/databases/(default)/documents/contact_messages/${commit.id}`;
  const updateTransforms = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];
  const photo = (place: number, bytesValue: string) => ({
    update: {
      name: `${document}/photos/${place}`,
      fields: { bytes: { bytesValue }, type: { stringValue: 'image/jpeg' } },
    },
    updateTransforms,
  });
  const { url, headers, body } = FakeRequest.last;
  expect(body).toEqual({
    writes: [
      {
        update: { name: document, fields: { name: { stringValue: 'Anna' }, email: { nullValue: null } } },
        updateTransforms,
      },
      photo(0, '/9j/'),
      photo(1, '/9j/AA=='),
    ],
  });
  expect(url).toBe(
    'https://firestore.googleapis.com/v1/projects/company/databases/(default)/documents:commit?key=a%20key',
  );
  expect(headers['X-Firebase-AppCheck']).toBe('token');
  expect(onProgress.mock.calls).toEqual([[5, 10]]);
});

test.each([
  ['a refusal', 403, '{"error": {"code": 403, "status": "PERMISSION_DENIED"}}', 'permission-denied'],
  ['a refusal in a list', 400, '[{"error": {"status": "INVALID_ARGUMENT"}}]', 'invalid-argument'],
  ['an HTML page with status 200', 200, '<!doctype html>', undefined],
  ['no content', 204, '', undefined],
  ['null', 200, 'null', undefined],
  ['no response', 0, '', undefined],
] as const)('rejects if the response is %s', async (_, status, text, code) => {
  await expect(send({ status, text }).done).rejects.toMatchObject({ code });
});

test('an aborted signal sends nothing', async () => {
  const request = vi.fn();
  vi.stubGlobal('XMLHttpRequest', request);
  const upload = { onProgress: () => {}, signal: AbortSignal.abort() };
  await expect(commitWithPhotos(settings, commit, upload)).rejects.toThrow('aborted');
  expect(request).not.toHaveBeenCalled();
});

test('aborts the request', async () => {
  const { done, over } = send();
  over.abort();
  await expect(done).rejects.toThrow('The commit failed.');
});
