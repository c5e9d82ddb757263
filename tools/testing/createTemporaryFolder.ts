import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a folder that is removed after the tests of the file. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  return folder;
}
