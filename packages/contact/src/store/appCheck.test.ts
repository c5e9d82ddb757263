import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAppCheck } from './appCheck.ts';

const getToken = vi.fn<() => Promise<object>>();
const initializeAppCheck = vi.fn((app: object, _options: object) => app);
const Provider = vi.hoisted(() => vi.fn());
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: (app: object, given: object) => initializeAppCheck(app, given),
  getToken: () => getToken(),
  ReCaptchaEnterpriseProvider: Provider,
}));

const options = { projectId: 'company', apiKey: 'key' };
const settings = { siteKey: 'site-key', appId: '1:2:web:3' };

const append = vi.fn((script: HTMLScriptElement) => script.onload?.(new Event('load')));
vi.stubGlobal('document', { createElement: () => ({}), head: { append } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('resolves with the token of the app, also if reCAPTCHA loads late', async () => {
  getToken.mockResolvedValue({ token: 'token' });
  append.mockImplementationOnce((script) => (script.onerror as () => void)());
  const getTokenInTime = startAppCheck(options, settings);
  expect(await getTokenInTime()).toBeUndefined();
  expect(initializeAppCheck).not.toHaveBeenCalled();
  expect(await getTokenInTime()).toBe('token');
  const app = { name: '1:2:web:3', options: { ...options, appId: '1:2:web:3' } };
  expect(initializeAppCheck.mock.lastCall).toMatchObject([app, { provider: expect.any(Provider) as object }]);
  expect(Provider).toHaveBeenCalledWith('site-key');
});

test('resolves with undefined if the token is refused, and tries again on the next call', async () => {
  getToken.mockRejectedValue(new Error('throttled'));
  const getTokenInTime = startAppCheck(options, settings);
  expect(await getTokenInTime()).toBeUndefined();
  getToken.mockResolvedValue({ token: 'token' });
  expect(await getTokenInTime()).toBe('token');
});

test('waits 5 s from the start, then 1 s with each call', async () => {
  getToken.mockReturnValue(new Promise(() => {}));
  const getTokenInTime = startAppCheck(options, settings);
  for (const time of [5000, 1000]) {
    const onResult = vi.fn();
    void getTokenInTime().then(onResult);
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResult).toHaveBeenCalledWith(undefined);
  }
});
