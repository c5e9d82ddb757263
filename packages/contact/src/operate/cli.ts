#!/usr/bin/env node
import { explained, operate } from './index.ts';

const fail = (error: unknown) => {
  console.error(explained(error));
  process.exit(1);
};
// Google's client throws some errors beside the promise that it has given.
process.on('uncaughtException', fail);
operate(process.argv.slice(2)).catch(fail);
