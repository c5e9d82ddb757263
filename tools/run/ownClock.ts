import { slowness } from '../testing/slowness.ts';

const tick = 1000;

/**
 * A clock for limits, which goes as slowly as the computer: beside ten other programs a second of it takes ten. So a
 * limit ends what hangs and never what is slow. It stands still while the computer sleeps.
 * @param sharing How many programs share a processor.
 * @returns The milliseconds since it was started.
 */
export function startOwnClock(sharing = slowness): () => number {
  let own = 0;
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    own += Math.min(now - last, 10 * tick) / Math.max(1, sharing());
    last = now;
  }, tick);
  timer.unref();
  return () => own;
}
