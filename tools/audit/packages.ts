import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.ts';

const require = createRequire(import.meta.url);

/** Path of a file of an installed package. */
export function fileOf(name: string, file: string): string {
  return join(root, 'node_modules', name, file);
}

export function sourceOf(name: string, file: string): string {
  return readFileSync(fileOf(name, file), 'utf8');
}

export function versionOf(name: string): string {
  const { version } = require(fileOf(name, 'package.json')) as { version: string };
  return version;
}
