import { availableParallelism, loadavg } from 'node:os';

/** How many programs share a processor now; 1 on a computer at rest. */
export const slowness = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
