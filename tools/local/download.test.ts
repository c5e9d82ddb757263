import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import { downloadFolder } from './download.ts';

test('unpacks an archive with the right hash, and leaves nothing of another', async () => {
  const folder = createTemporaryFolder();
  mkdirSync(join(folder, 'jre'));
  writeFileSync(join(folder, 'jre/java'), '');
  execFileSync('tar', ['-czf', 'jre.tar.gz', 'jre'], { cwd: folder });
  const archive = readFileSync(join(folder, 'jre.tar.gz'));
  vi.stubGlobal('fetch', async () => new Response(archive));
  onTestFinished(() => void vi.unstubAllGlobals());
  const url = 'https://java.test/jre.tar.gz';

  const target = join(folder, 'own/java');
  await expect(downloadFolder({ url, sha256: '0' }, target)).rejects.toThrow('is not used');
  expect(existsSync(join(folder, 'own'))).toBe(false);

  await downloadFolder({ url, sha256: createHash('sha256').update(archive).digest('hex') }, target);
  expect(readdirSync(join(folder, 'own'), { recursive: true })).toEqual(['java', 'java/java']);
});
