/** Time limits of tests, in ms. They only end what hangs: a wait before its test, a test before the run. A short wait is for no other program. */
export const timeouts = { shortWait: 10_000, wait: 60_000, test: 300_000, hook: 600_000 } as const;
