#!/usr/bin/env -S node --max-old-space-size=96 --max-semi-space-size=2
// Node frees memory late: without the limits, 33,000 messages take more than 200 MB.
import { explainError, operate } from './index.ts';

const fail = (error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
};
// The reader of a pipe, such as `head -1`, may end first.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' ? process.exit(0) : fail(error),
);
// Google's client throws some errors outside of the returned promise.
process.on('uncaughtException', fail);
operate(process.argv.slice(2)).catch(fail);
