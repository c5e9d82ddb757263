import type { ContactMessage } from '@tarcza/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Messages } from './firestore';

const message: ContactMessage = {
  name: 'Zażółć Gęślą',
  email: 'zazolc@example.com',
  phone: '500 600 700',
  service: null,
  message: 'Mysz w piwnicy.',
};

const openMessages = vi.fn<() => Promise<Messages>>();
vi.mock('./firestore', () => ({ openMessages }));

const create = vi.fn<Messages['create']>();
const confirm = vi.fn<Messages['confirm']>();
const log = vi.spyOn(console, 'error');

/** The module as a freshly loaded page has it. */
async function load() {
  vi.resetModules();
  return { ...(await import('./sendContactMessage')), ...(await import('./SendingError')) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'company');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', '');
  openMessages.mockReset().mockResolvedValue({ create, confirm });
  create.mockReset().mockResolvedValue();
  confirm.mockReset().mockResolvedValue();
  log.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a stored message resolves, and nothing is logged', async () => {
  const { sendContactMessage } = await load();
  await sendContactMessage(message);

  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    message,
    expect.any(AbortSignal),
  );
  expect(log).not.toHaveBeenCalled();
});

test('sending again after a failure writes the same document; an edited text writes another', async () => {
  const { sendContactMessage, SendingError } = await load();
  create.mockRejectedValueOnce(new SendingError('Firestore refused.', 'invalid-argument', 'refused'));
  await sendContactMessage(message).catch(() => {});
  await sendContactMessage(message);
  await sendContactMessage({ ...message, message: 'Dwie myszy.' });

  const [first, second, third] = create.mock.calls.map(([id]) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a failure is logged as a database error, without personal data', async () => {
  const { sendContactMessage, SendingError } = await load();
  create.mockRejectedValue(new SendingError('Firestore refused.', 'invalid-argument', 'refused'));

  await expect(sendContactMessage(message)).rejects.toThrow('Firestore refused.');
  expect(log.mock.calls).toEqual([['Database error: Firestore refused.']]);
});

test('a missing setting is named when the visitor sends, not before', async () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
  const { prepareSending, sendContactMessage } = await load();

  expect(prepareSending).not.toThrow();
  await expect(sendContactMessage(message)).rejects.toThrow('VITE_FIREBASE_PROJECT_ID is not set');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('VITE_FIREBASE_PROJECT_ID'));
});

test('what sending needs is fetched once, however often the visitor starts', async () => {
  const { prepareSending, sendContactMessage } = await load();
  prepareSending();
  prepareSending();
  await sendContactMessage(message);
  await sendContactMessage(message);

  expect(openMessages).toHaveBeenCalledTimes(1);
});

test('code that could not be fetched is silent at the start, and fetched again for sending', async () => {
  openMessages.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { prepareSending, sendContactMessage } = await load();
  prepareSending();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).not.toHaveBeenCalled();

  await sendContactMessage(message);
  expect(openMessages).toHaveBeenCalledTimes(2);
});

test('offline, sending goes on once the browser is back', async () => {
  const { sendContactMessage, SendingError } = await load();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  create.mockRejectedValueOnce(new SendingError('Firestore could not be reached.', 'unknown', 'transient'));
  const sending = sendContactMessage(message);

  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(9000);
  expect(create).toHaveBeenCalledTimes(1);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await sending;
  expect(create).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});
