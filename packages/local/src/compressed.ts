import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { localFolder } from './paths.ts';

/** Of brotli. The budgets of pages and the figures of docs/performance.md are counted with it. */
const quality = 9;

const ways = {
  br: (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gz: (content: Buffer) => gzipSync(content),
};

const kept = join(localFolder, `compressed-${quality}`);
const week = 7 * 24 * 3600 * 1000;

/**
 * Content as brotli or gzip. It is kept for a week, by what it was made from: a whole site takes
 * seconds, and most files of a build are those of the build before.
 */
export function compressed(content: Buffer, way: keyof typeof ways, folder = kept): Buffer {
  const file = join(folder, `${createHash('sha256').update(content).digest('hex')}.${way}`);
  try {
    return readFileSync(file);
  } catch {
    const result = ways[way](content);
    mkdirSync(folder, { recursive: true });
    // Another program may read it meanwhile.
    const unfinished = `${file}-${process.pid}`;
    writeFileSync(unfinished, result);
    renameSync(unfinished, file);
    return result;
  }
}

/** Deletes what was compressed more than a week ago. */
export function forgetOldCompressed(folder = kept): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > week) rmSync(file, { force: true });
  }
}
