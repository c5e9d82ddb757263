import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { captureOutput } from '../local/run.ts';
import { copyFunctions } from '../stack/config.ts';

/** The part of a lock file that is used here. */
export interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

interface Manifest {
  name: string;
  devDependencies?: object;
  scripts?: object;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
const write = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value, undefined, 2));

/**
 * Writes the functions as they are deployed: the built code, the settings of real projects, package.json, and the locked
 * versions that were tested here. Without a lock file Cloud Build would install whatever is newest.
 *
 * @param folder Emptied first. It must be inside the repository, where firebase-tools finds its own packages.
 */
export function writeDeployedFunctions(folder: string): void {
  const source = join(root, 'functions');
  const manifest = read('functions/package.json') as Manifest;
  delete manifest.devDependencies;
  delete manifest.scripts;
  copyFunctions(folder);
  write(join(folder, 'package.json'), manifest);
  write(join(folder, 'package-lock.json'), createLock(manifest));
  const args = ['install', '--package-lock-only', '--prefer-offline', '--no-workspaces'];
  // npm removes from the lock what the functions do not need.
  const { ok, stderr } = captureOutput('npm', args, { cwd: folder });
  if (!ok) throw new Problem(`npm could not write the lock file of the functions:\n${stderr}`);
  // Not the settings for this computer.
  for (const name of readdirSync(source).filter((file) => /^\.env(\..*)?(?<!\.local)$/.test(file)))
    cpSync(join(source, name), join(folder, name));
}

/** Returns the repository's lock with the packages of the functions at its top level. */
function createLock(manifest: Manifest): Lock {
  const lock = read('package-lock.json') as Lock;
  const listPackages = (folder: string) =>
    Object.fromEntries(
      Object.entries(lock.packages)
        .filter(([path, { link }]) => path.startsWith(`${folder}node_modules/`) && !link)
        .map(([path, entry]) => [path.slice(folder.length), entry]),
    );
  const packages = { '': manifest, ...listPackages(''), ...listPackages('functions/') };
  return { ...lock, name: manifest.name, packages } as Lock;
}
