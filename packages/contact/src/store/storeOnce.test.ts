import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendingError } from './SendingError.ts';
import { storeOnce, type StoreRequests } from './storeOnce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const unavailable = () => new SendingError('Firestore could not be reached.', 'unavailable', 'transient');
const denied = () => new SendingError('Firestore refused.', 'permission-denied', 'refused');

const stored = async () => {};
const fails = (error: () => Error) => async (): Promise<void> => {
  throw error();
};
const silent = () => new Promise<void>(() => {});

/** Fakes the writes with the given functions in order. The last one is repeated. */
function fakeStore(create: StoreRequests['create'][], checkStored = [fails(denied)]) {
  const began = Date.now();
  const tries: number[] = [];
  let checks = 0;
  const store: StoreRequests = {
    create(onProgress, signal) {
      tries.push(Date.now() - began);
      return (create[tries.length - 1] ?? create.at(-1) ?? stored)(onProgress, signal);
    },
    checkStored() {
      checks += 1;
      return (checkStored[checks - 1] ?? checkStored.at(-1) ?? stored)();
    },
    waitUntilOnline: async () => {},
  };
  return { store, tries, checks: () => checks };
}

/** Advances the time until the message is stored or failed. Returns the result and its time in ms. */
async function outcome(store: StoreRequests) {
  const began = Date.now();
  let result: { sent: true; at: number } | { error: unknown; at: number } | undefined;
  storeOnce(store).then(
    () => (result = { sent: true, at: Date.now() - began }),
    (error: unknown) => (result = { error, at: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return result;
}

test('a transient failure is retried after 1 s, then 2 s, then 4 s', async () => {
  const { store, tries } = fakeStore([...Array(3).fill(fails(unavailable)), stored]);

  expect(await outcome(store)).toEqual({ sent: true, at: 7000 });
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('after a refusal, checks once whether it is stored, and never retries', async () => {
  const { store, tries, checks } = fakeStore([fails(denied)]);

  expect(await outcome(store)).toMatchObject({ error: { code: 'permission-denied' }, at: 0 });
  expect(tries).toHaveLength(1);
  expect(checks()).toBe(1);
});

test('resolves if the message is already stored, and retries a lost check', async () => {
  const known = fakeStore([fails(unavailable), fails(denied)], [stored]).store;
  expect(await outcome(known)).toEqual({ sent: true, at: 1000 });
  const { store, checks } = fakeStore([fails(denied)], [fails(unavailable), stored]);
  expect(await outcome(store)).toEqual({ sent: true, at: 1000 });
  expect(checks()).toBe(2);
});

test('rejects at the deadline while offline, with the last error', async () => {
  const { store, tries } = fakeStore([fails(unavailable)]);
  store.waitUntilOnline = silent;
  const error = { message: expect.stringContaining('unavailable') as string };
  expect(await outcome(store)).toMatchObject({ error, at: 15_000 });
  expect(tries).toEqual([0]);
});

test('after the deadline, a late failure is not retried', async () => {
  const late = () => new Promise<void>((_, reject) => setTimeout(() => reject(unavailable()), 16_000));
  const { store, tries } = fakeStore([late]);
  expect(await outcome(store)).toMatchObject({ error: { code: 'deadline-exceeded' }, at: 15_000 });
  expect(tries).toEqual([0]);
});

test('retries an unknown error and hides its text', async () => {
  const { store } = fakeStore([fails(() => new Error('Zażółć, 500 600 700'))]);
  const result = await outcome(store);

  expect(result).toMatchObject({ error: { code: 'unknown' }, at: 7000 });
  expect(String(result && 'error' in result && result.error)).not.toContain('500');
});
