import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { type Lock, lockOf, type Manifest } from './lock.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

/**
 * The functions as the cloud gets them: the built code, the settings of real projects, and a package.json with a lock
 * file, so that it installs what was tested here and not what came out since.
 *
 * @param folder Emptied first. Inside the repository, where firebase-tools finds its own packages.
 */
export function writeDeployedFunctions(folder: string): void {
  const source = join(root, 'functions');
  const { devDependencies: _, scripts: _scripts, ...manifest } = read('functions/package.json') as Manifest;
  const lock = lockOf('functions', manifest, read('package-lock.json') as Lock);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
  cpSync(join(source, 'lib'), join(folder, 'lib'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (isSettings(name)) cpSync(join(source, name), join(folder, name));
  }
}

/** `.env` and `.env.PROJECT`, but none of those that are for this machine alone. */
function isSettings(name: string): boolean {
  return /^\.env(\.|$)/.test(name) && !name.endsWith('.local') && !name.startsWith('.env.demo-');
}
