import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { removeTemporaryFolders } from './createTemporaryFolder.ts';

afterAll(removeTemporaryFolders);

/** Files share evaluated modules. One that replaces modules or settings evaluates its own, and leaves none behind. */
if (/\bvi\.(mock|doMock|stubEnv|resetModules)\(/.test(readFileSync(expect.getState().testPath!, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
