// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOwnClock } from './ownClock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a computer that does nothing else has an ordinary clock', () => {
  const own = startOwnClock(() => 0.3);
  vi.advanceTimersByTime(60_000);
  expect(own()).toBe(60_000);
});

test('beside ten programs a minute takes ten', () => {
  const own = startOwnClock(() => 10);
  vi.advanceTimersByTime(600_000);
  expect(own()).toBeCloseTo(60_000);
});

test('what the computer slept does not count', () => {
  const own = startOwnClock(() => 1);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(own()).toBe(10_000);
});
