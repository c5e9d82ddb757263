import { availableParallelism } from 'node:os';

/** Returns how much slower this computer is now than two idle processors; at least 1. */
export function slownessNow(): number {
  const work = 300;
  const since = performance.now();
  const before = process.cpuUsage();
  const done = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (done() < work);
  const shared = (performance.now() - since) / work;
  return Math.max(1, (shared * 2) / Math.min(2, availableParallelism()));
}
