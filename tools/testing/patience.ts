/**
 * How long tests wait for what must come, in milliseconds. Long, because a slow computer changes how long a test takes
 * and never its result: these only end what hangs. A wait gives up before its test does, since a test that is given up
 * goes on behind the back of the next.
 */
export const patience = { wait: 40_000, test: 240_000, hook: 600_000 } as const;
