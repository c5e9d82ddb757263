import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAppCheck } from './appCheck.ts';

const getToken = vi.fn<() => Promise<object>>();
const ReCaptchaEnterpriseProvider = vi.fn();
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: () => ({}),
  getToken: () => getToken(),
  ReCaptchaEnterpriseProvider,
}));

const options = { projectId: 'company', apiKey: 'key' };
const settings = { siteKey: 'site-key', appId: '1:2:web:3' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('resolves with the app and its id once there is a token', async () => {
  getToken.mockResolvedValue({ token: 'token' });
  const checked = await startAppCheck(options, settings)();
  expect(checked?.app.options).toEqual({ ...options, appId: '1:2:web:3' });
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

test('getToken resolves with undefined if there is no token', async () => {
  getToken.mockResolvedValue({ token: 'token' });
  const checked = await startAppCheck(options, settings)();
  expect(await checked?.getToken()).toBe('token');
  getToken.mockRejectedValue(new Error('throttled'));
  expect(await checked?.getToken()).toBeUndefined();
});

test('resolves with undefined if the token is refused, and tries again on the next call', async () => {
  getToken.mockRejectedValueOnce(new Error('throttled')).mockResolvedValue({ token: 'token' });
  const getApp = startAppCheck(options, settings);
  expect(await getApp()).toBeUndefined();
  expect(await getApp()).toBeDefined();
});

test('resolves with undefined after 5 s without a token, and with the app when it comes after 7 s', async () => {
  getToken.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve({ token: 'late' }), 7000)));
  const getApp = startAppCheck(options, settings);
  const results: unknown[] = [];
  void getApp().then((app) => results.push(app));

  await vi.advanceTimersByTimeAsync(4999);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await getApp()).toBeDefined();
});

test('waits 5 s from the start, not again with each call', async () => {
  getToken.mockReturnValue(new Promise(() => {}));
  const getApp = startAppCheck(options, settings);
  await vi.advanceTimersByTimeAsync(60_000);
  let app: unknown = 'waiting';
  void getApp().then((result) => (app = result));
  await vi.advanceTimersByTimeAsync(0);
  expect(app).toBeUndefined();
});
