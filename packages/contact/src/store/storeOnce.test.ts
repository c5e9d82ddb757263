import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendingError } from './SendingError.ts';
import { deadlines, storeOnce, type StoreRequests } from './storeOnce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const unavailable = () => new SendingError('Firestore could not be reached.', 'unavailable', 'transient');
const denied = () => new SendingError('Firestore refused.', 'permission-denied', 'refused');

const stored = async () => {};
const fails = (error: () => Error) => async () => {
  throw error();
};
const silent = () => new Promise<void>(() => {});

type Write = StoreRequests['create'];

/** Fakes the writes with the given functions in order. The last one is repeated. */
function fakeStore({
  create,
  checkStored = [fails(denied)],
}: {
  create: Write[];
  checkStored?: (() => Promise<void>)[];
}) {
  const began = Date.now();
  const tries: number[] = [];
  let checks = 0;
  let isAborted = false;
  const store: StoreRequests = {
    create(onProgress, signal) {
      tries.push(Date.now() - began);
      signal.addEventListener('abort', () => (isAborted = true));
      return (create[tries.length - 1] ?? create.at(-1) ?? stored)(onProgress, signal);
    },
    checkStored() {
      checks += 1;
      return (checkStored[checks - 1] ?? checkStored.at(-1) ?? stored)();
    },
    waitUntilOnline: async () => {},
  };
  return { store, tries, checks: () => checks, isAborted: () => isAborted };
}

/** Advances the time until the message is stored or failed. Returns the result and its time in ms. */
async function outcome(store: StoreRequests, deadline?: number) {
  const began = Date.now();
  let result: { sent: true; at: number } | { error: unknown; at: number } | undefined;
  storeOnce(store, deadline).then(
    () => (result = { sent: true, at: Date.now() - began }),
    (error: unknown) => (result = { error, at: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return result;
}

test('a transient failure is retried after 1 s, then 2 s, then 4 s', async () => {
  const { store, tries } = fakeStore({
    create: [fails(unavailable), fails(unavailable), fails(unavailable), stored],
  });

  expect(await outcome(store)).toEqual({ sent: true, at: 7000 });
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('after a refusal, checks once whether it is stored, and never retries', async () => {
  const { store, tries, checks } = fakeStore({ create: [fails(denied)] });

  expect(await outcome(store)).toMatchObject({ error: { code: 'permission-denied' }, at: 0 });
  expect(tries).toHaveLength(1);
  expect(checks()).toBe(1);
});

test('resolves if the message is already stored', async () => {
  const { store } = fakeStore({ create: [fails(unavailable), fails(denied)], checkStored: [stored] });

  expect(await outcome(store)).toEqual({ sent: true, at: 1000 });
});

test('retries a lost check', async () => {
  const { store, checks } = fakeStore({ create: [fails(denied)], checkStored: [fails(unavailable), stored] });

  expect(await outcome(store)).toEqual({ sent: true, at: 1000 });
  expect(checks()).toBe(2);
});

test('rejects at the deadline while offline, with the last error', async () => {
  const { store, tries } = fakeStore({ create: [fails(unavailable)] });
  store.waitUntilOnline = silent;
  const result = await outcome(store);

  expect(result).toMatchObject({
    error: { message: expect.stringContaining('unavailable') as string },
    at: 15_000,
  });
  expect(tries).toEqual([0]);
});

test('retries an unknown error and hides its text', async () => {
  const { store } = fakeStore({ create: [fails(() => new Error('Zażółć, 500 600 700'))] });
  const result = await outcome(store);

  expect(result).toMatchObject({ error: { code: 'unknown' }, at: 7000 });
  expect(String(result && 'error' in result && result.error)).not.toContain('500');
});

/** Fakes an upload of a duration in ms, with progress every 30 s, and its end. */
const uploads = (milliseconds: number, end: () => Promise<void>) => async (onProgress: () => void) => {
  for (let passed = 0; passed < milliseconds; passed += 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    onProgress();
  }
  return end();
};

test('an upload of five minutes succeeds in one attempt', async () => {
  const { store, tries } = fakeStore({ create: [uploads(300_000, stored)] });
  expect(await outcome(store, deadlines.photos)).toEqual({ sent: true, at: 300_000 });
  expect(tries).toEqual([0]);
});

test('an upload is aborted 60 s after the last progress', async () => {
  const { store, isAborted } = fakeStore({ create: [uploads(90_000, silent)] });
  const error = { code: 'deadline-exceeded' };
  expect(await outcome(store, deadlines.photos)).toMatchObject({ at: 150_000, error });
  expect(isAborted()).toBe(true);
});
