import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCheckedApp } from './appCheck.ts';

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

  expect((await openCheckedApp(options, settings))?.app.options).toEqual({ ...options, appId: '1:2:web:3' });
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

test('getToken resolves with undefined if there is no token', async () => {
  getToken.mockResolvedValue({ token: 'token' });
  const checked = await openCheckedApp(options, settings);
  expect(await checked?.getToken()).toBe('token');
  getToken.mockRejectedValue(new Error('throttled'));
  expect(await checked?.getToken()).toBeUndefined();
});

test('resolves with undefined if the token is refused', async () => {
  getToken.mockRejectedValue(new Error('throttled'));

  expect(await openCheckedApp(options, settings)).toBeUndefined();
});

test('resolves with undefined after 5 s without a token', async () => {
  getToken.mockReturnValue(new Promise(() => {}));
  let app: unknown = 'waiting';
  void openCheckedApp(options, settings).then((result) => (app = result));

  await vi.advanceTimersByTimeAsync(4999);
  expect(app).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(app).toBeUndefined();
});
