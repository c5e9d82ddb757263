import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appWithAppCheck } from './appCheck.ts';

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

test('the app comes once there is a token, under the id that App Check vouches for', async () => {
  getToken.mockResolvedValue({ token: 'token' });

  expect((await appWithAppCheck(options, settings))?.app.options).toEqual({ ...options, appId: '1:2:web:3' });
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

test('a token for requests past the SDK is undefined when there is none', async () => {
  getToken.mockResolvedValue({ token: 'token' });
  const checked = await appWithAppCheck(options, settings);
  expect(await checked?.token()).toBe('token');
  getToken.mockRejectedValue(new Error('throttled'));
  expect(await checked?.token()).toBeUndefined();
});

test('a refused token means doing without', async () => {
  getToken.mockRejectedValue(new Error('throttled'));

  expect(await appWithAppCheck(options, settings)).toBeUndefined();
});

test('a token that never comes means doing without after 5 s', async () => {
  getToken.mockReturnValue(new Promise(() => {}));
  let app: unknown = 'waiting';
  void appWithAppCheck(options, settings).then((result) => (app = result));

  await vi.advanceTimersByTimeAsync(4999);
  expect(app).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(app).toBeUndefined();
});
