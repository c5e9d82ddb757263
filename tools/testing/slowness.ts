import { availableParallelism } from 'node:os';

/** How much longer than on two processors at rest work takes at this moment, found by a little of it; at least 1. */
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
