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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the app comes once there is a token', async () => {
  getToken.mockResolvedValue({ token: 'token' });

  expect((await appWithAppCheck(options, 'site-key'))?.options).toEqual(options);
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

test('a refused token means doing without', async () => {
  getToken.mockRejectedValue(new Error('throttled'));

  expect(await appWithAppCheck(options, 'site-key')).toBeUndefined();
});

test('a token that never comes means doing without after 5 s', async () => {
  getToken.mockReturnValue(new Promise(() => {}));
  let app: unknown = 'waiting';
  void appWithAppCheck(options, 'site-key').then((result) => (app = result));

  await vi.advanceTimersByTimeAsync(4999);
  expect(app).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(app).toBeUndefined();
});
