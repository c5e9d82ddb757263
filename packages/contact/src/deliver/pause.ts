import type { Delivery, Failure } from './ledger.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How long to wait for the next try. It doubles with each failure: from a minute to a quarter of an hour while the
 * server says "later", and to six hours where it refuses, or where each try may put another copy into the mailbox.
 */
export function pause(id: string, { attempts }: Delivery, failures: number, failure: Failure): number {
  if (failures === 0) return 0;
  const dear = failure.permanent || failure.mayHaveArrived;
  const [first, longest] = dear ? [5 * minute, 6 * hour] : [minute, hour / 4];
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * jitter(`${id}${attempts}`);
}

/** From a half to one: the same for the same text, and spread for different ones. */
function jitter(seed: string): number {
  let hash = 0x811c9dc5;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 0.5 + hash / 2 ** 33;
}
