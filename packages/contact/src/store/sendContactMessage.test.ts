// @vitest-environment jsdom
import { type ContactMessage, getShortReference } from '../contract/contactMessage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Messages } from './firestore.ts';

const message: ContactMessage = {
  name: 'Zażółć Gęślą',
  email: 'zazolc@example.com',
  phone: '500 600 700',
  service: 'Deratyzacja',
  message: 'Mysz w piwnicy.',
};

const settings = () => ({ projectId: 'company', apiKey: 'key' });

const openMessages = vi.fn<() => Promise<Messages>>();
vi.mock('./firestore.ts', () => ({ openMessages }));

const create = vi.fn<Messages['create']>();
const createOnLeave = vi.fn<Messages['createOnLeave']>();
const checkStored = vi.fn<Messages['checkStored']>();
const log = vi.spyOn(console, 'error');

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });

/** Imports the module as in a new page. */
async function load() {
  vi.resetModules();
  return { ...(await import('./sendContactMessage.ts')), ...(await import('./SendingError.ts')) };
}

beforeEach(() => {
  // Time goes on, so that a wrong retry fails its test instead of waiting for ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  openMessages.mockReset().mockResolvedValue({ create, createOnLeave, checkStored });
  create.mockReset().mockResolvedValue();
  createOnLeave.mockReset();
  checkStored.mockReset().mockResolvedValue();
  log.mockReset().mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

test('a retry writes the same document; another text or photo is a new one', async () => {
  const { sendContactMessage, SendingError } = await load();
  create.mockRejectedValue(new SendingError('Firestore refused.', 'invalid-argument', 'refused'));
  // After a reload the previous page is not known.
  for (const [text, page] of [['Mysz.', '/'], ['Mysz.'], ['Dwie myszy.']] as const)
    await sendContactMessage({ ...message, message: text }, settings, { page }).catch(() => {});
  for (const text of ['one', 'one', 'two'])
    await sendContactMessage(message, settings, { photos: [photo(text)] }).catch(() => {});
  // A newer tab may have the fields in another order.
  for (const added of [
    { a: true, b: false },
    { b: false, a: true },
  ])
    await sendContactMessage({ ...message, ...added }, settings).catch(() => {});
  const ids = create.mock.calls.map(([id]) => id);
  expect([ids[1], ids[4], ids[7]]).toEqual([ids[0], ids[3], ids[6]]);
  expect(new Set(ids).size).toBe(5);
});

test.each([true, false])(
  'with storage (%s) a retry after a reload writes the same document',
  async (isOn) => {
    const spies = (['getItem', 'setItem'] as const).map((method) => vi.spyOn(Storage.prototype, method));
    if (!isOn) for (const spy of spies) spy.mockImplementation(() => expect.fail('SecurityError'));
    for (const { sendContactMessage, SendingError } of [await load(), await load()]) {
      create.mockRejectedValue(new SendingError('Firestore refused.', 'invalid-argument', 'refused'));
      for (let n = 0; n < 2; n++) await sendContactMessage(message, settings).catch(() => {});
    }
    for (const spy of spies) spy.mockRestore();
    const [first, retry, ...reloaded] = create.mock.calls.map(([id]) => id);
    expect([retry, new Set([first, ...reloaded]).size]).toEqual([first, isOn ? 1 : 2]);
  },
);

test('the same text after a success is a new message', async () => {
  const { sendContactMessage } = await load();
  const first = await sendContactMessage(message, settings);
  const second = await sendContactMessage(message, settings);

  expect(create.mock.calls.map(([id]) => getShortReference(id))).toEqual([first.reference, second.reference]);
  expect(second.reference).not.toBe(first.reference);
});

test('a text without photos is sent once more when its page is left, and the next page finds it', async () => {
  sessionStorage.clear();
  create.mockImplementation(() => new Promise(() => {}));
  const page = await load();
  for (const photos of [[photo('one')], []]) {
    create.mockClear();
    void page.sendContactMessage(message, settings, { photos }).catch(() => {});
    await expect.poll(() => create).toHaveBeenCalled();
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(createOnLeave.mock.calls).toEqual([create.mock.lastCall?.slice(0, 2)]);

  const next = await load();
  checkStored.mockRejectedValueOnce(new page.SendingError('No.', 'permission-denied', 'refused'));
  expect(await next.findInterruptedMessage(settings)).toBeUndefined();
  const reference = getShortReference(create.mock.lastCall?.[0] ?? '');
  expect(await next.findInterruptedMessage(settings)).toEqual({ reference });
  expect(await next.findInterruptedMessage(settings)).toBeUndefined();
  const [id] = create.mock.lastCall ?? [];
  expect(checkStored.mock.calls).toEqual([[id], [id]]);
});

test('a failure is logged as a database error, without personal data', async () => {
  const { sendContactMessage, SendingError } = await load();
  const refusal = new SendingError('Firestore refused.', 'permission-denied', 'refused');
  create.mockRejectedValue(refusal);
  checkStored.mockRejectedValue(refusal);

  await expect(sendContactMessage(message, settings)).rejects.toThrow('Firestore refused.');
  expect(log.mock.calls).toEqual([['Database error: Firestore refused.']]);
});

test('rejects over http and logs that https is required', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const error = { code: 'insecure-context', kind: 'refused' };
  const { sendContactMessage } = await load();
  await expect(sendContactMessage(message, settings)).rejects.toMatchObject(error);
  expect(log.mock.calls).toEqual([[expect.stringContaining('works over https and on localhost only')]]);
  vi.unstubAllGlobals();
});

test('prepareSending ignores a failure, and sending loads the code again, four times', async () => {
  openMessages.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { prepareSending, sendContactMessage } = await load();
  prepareSending(settings);
  await vi.advanceTimersByTimeAsync(0);
  expect(openMessages).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();

  const error = { code: 'not-loaded', kind: 'transient', cause: expect.any(TypeError) as Error };
  const sending = expect(sendContactMessage(message, settings)).rejects.toMatchObject(error);
  await expect.poll(() => openMessages).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7000);
  await sending;
  expect(openMessages).toHaveBeenCalledTimes(5);
});

test('other settings open their own database', async () => {
  const { sendContactMessage } = await load();
  const other = { projectId: 'other', apiKey: 'key' };
  for (const each of [settings(), other, other]) await sendContactMessage(message, () => each);
  expect(openMessages.mock.calls).toEqual([[settings()], [other]]);
});

test('offline, sending continues once the browser is online', async () => {
  const { sendContactMessage, SendingError } = await load();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  create.mockRejectedValueOnce(new SendingError('Firestore could not be reached.', 'unknown', 'transient'));
  const sending = sendContactMessage(message, settings);

  await expect.poll(() => create).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(create).toHaveBeenCalledTimes(1);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await sending;
  expect(create).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});

test.each([
  [`${location.origin}/uslugi/dezynsekcja?a=1#b`, 'en-GB', { page: '/uslugi/dezynsekcja', language: 'en' }],
  ['https://search.example/uslugi', 'english', {}],
])('after the page %j, in the language %j, the message has %j', async (page, lang, stored) => {
  vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValueOnce(lang);
  const { sendContactMessage } = await load();
  await sendContactMessage(message, settings, { page });
  expect(create.mock.calls[0]?.[1]).toEqual({ ...message, ...stored });
});

test('photos are sent with the message in base64, with progress, without FileReader', async () => {
  vi.stubGlobal('FileReader', undefined);
  create.mockImplementation(async (_id, _message, _photos, { onProgress }) => onProgress?.(1, 2));
  const { sendContactMessage } = await load();
  const onProgress = vi.fn();
  // More bytes than a call has arguments.
  const long = 'two'.repeat(60_000);
  await sendContactMessage(message, settings, { photos: [photo('one'), photo(long)], onProgress });

  const id = expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string;
  expect(create.mock.lastCall?.slice(0, 3)).toEqual([id, message, ['b25l', 'dHdv'.repeat(60_000)]]);
  expect(onProgress.mock.calls).toEqual([[1, 2]]);
  expect(log).not.toHaveBeenCalled();
});

test('a photo that cannot be read is refused', async () => {
  const { sendContactMessage } = await load();
  const photos = [Object.assign(photo('one'), { arrayBuffer: () => Promise.reject(new Error('Gone.')) })];
  const error = { code: 'photo-unreadable', kind: 'refused' };
  await expect(sendContactMessage(message, settings, { photos })).rejects.toMatchObject(error);
});

test.each([
  ['a message 15 s after its start', [], 0, 15_000],
  ['photos 60 s after the last progress', [photo('one')], 70_000, 110_000],
])('gives up %s', async (_, photos, before, deadline) => {
  create.mockImplementation(async (_id, _message, _photos, { onProgress }) => {
    setTimeout(() => onProgress?.(1, 2), 50_000);
    return new Promise(() => {});
  });
  const { sendContactMessage } = await load();
  const ended = vi.fn();
  void sendContactMessage(message, settings, { photos }).catch(ended);
  await expect.poll(() => create).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(before);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(deadline - before);
  expect(ended.mock.lastCall).toMatchObject([{ code: 'deadline-exceeded', kind: 'transient' }]);
  expect(String(ended.mock.lastCall)).toMatch(/within (15|60) s \(last error: no answer\)/);
  expect(create.mock.lastCall?.[3].signal.aborted).toBe(true);
});
