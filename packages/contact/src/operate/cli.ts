#!/usr/bin/env node
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
