import type { Delivery, Failure } from './ledger.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns the delay until the next attempt, in ms. It doubles with each failure: from 1 to 15 minutes after a temporary
 * error, from 5 minutes to 6 hours if a recipient is refused or each attempt may leave a copy in the mailbox.
 */
export function getRetryDelay(
  id: string,
  { attempts }: Delivery,
  failures: number,
  failure: Failure,
): number {
  const [first, longest] =
    (failure.permanent && failure.fault === 'recipients') || failure.mayHaveArrived
      ? [5 * minute, 6 * hour]
      : [minute, hour / 4];
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * getJitter(`${id}${attempts}`);
}

/** Returns a number from 0.5 to 1, the same for the same seed. */
function getJitter(seed: string): number {
  let hash = 0x811c9dc5;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 0.5 + hash / 2 ** 33;
}
