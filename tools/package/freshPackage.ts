import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root, windows } from '../setup/paths.ts';
import { Problem } from '../setup/problem.ts';

const source = join(root, 'packages/ui');

/**
 * Builds `@tarcza/ui` into a folder of its own, without its types, and removes that afterwards: what is
 * measured is always the source as it is now, and a build in progress is not disturbed.
 */
export async function withFreshPackage<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, 'package-'));
  try {
    // Its `sideEffects` tell a bundler what to leave out.
    copyFileSync(join(source, 'package.json'), join(folder, 'package.json'));
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['tsup', '--out-dir', relative(source, join(folder, 'dist'))],
      { cwd: source, encoding: 'utf8', shell: windows },
    );
    if (status !== 0) throw new Problem(`packages/ui cannot be built:\n${stdout}${stderr}`);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
