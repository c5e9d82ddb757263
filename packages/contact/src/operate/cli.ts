#!/usr/bin/env node
import { explainError, operate } from './index.ts';

const fail = (error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
};
// Google's client throws some errors outside of the returned promise.
process.on('uncaughtException', fail);
operate(process.argv.slice(2)).catch(fail);
