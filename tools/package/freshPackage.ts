import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root, windows } from '../setup/paths.ts';
import { Problem } from '../setup/problem.ts';

/** The published packages, by their folders. */
export type PackageName = 'contact' | 'first-act' | 'static-site' | 'ui';

const sourceOf = (name: PackageName) => join(root, 'packages', name);

/** What npm reads of a package.json here. */
export interface Manifest {
  name: string;
  version: string;
  files: readonly string[];
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function readManifest(folder = sourceOf('ui')) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Builds a package into a folder of its own and removes that afterwards: what is measured is always the
 * source as it is now, and a build in progress is not disturbed.
 */
export async function withFreshPackage<Result>(
  work: (folder: string) => Promise<Result>,
  name: PackageName = 'ui',
): Promise<Result> {
  const source = sourceOf(name);
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, 'package-'));
  try {
    // The manifest's `sideEffects` tell a bundler what to leave out.
    for (const file of ['package.json', ...readManifest(source).files]) {
      const path = join(source, file);
      if (file !== 'dist' && existsSync(path)) cpSync(path, join(folder, file));
    }
    if (name !== 'ui') {
      // It stands on the loader as built.
      if (name === 'static-site') {
        inPackage('first-act', 'tsc', '-p', 'tsconfig.build.json');
        inPackage('first-act', 'vite', 'build', '--logLevel', 'warn');
      }
      inPackage(name, 'tsc', '-p', 'tsconfig.build.json', '--outDir', join(folder, 'dist'));
      // The loader is one classic script, which takes the place of the module.
      if (name === 'first-act')
        inPackage(name, 'vite', 'build', '--logLevel', 'warn', '--outDir', join(folder, 'dist'));
    } else {
      // It stands on the other package as built.
      inPackage('contact', 'tsc', '-p', 'tsconfig.build.json');
      inPackage(name, 'tsup', '--out-dir', relative(source, join(folder, 'dist')));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the types of `@tarcza/ui`, which not everybody needs. */
export function addTypes(folder: string) {
  inPackage('ui', 'tsc', '-p', 'tsconfig.build.json', '--outDir', join(folder, 'dist'));
}

/** Packs the package as npm would publish it; answers with the path of the tarball. */
export function pack(folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: windows,
  });
  if (status !== 0) throw new Problem(`npm pack failed:\n${stderr}`);
  const packed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
  const [tarball] = Object.values(packed);
  if (!tarball) throw new Problem(`npm pack made no tarball:\n${stdout}`);
  return join(folder, tarball.filename);
}

function inPackage(name: PackageName, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', [program, ...args], {
    cwd: sourceOf(name),
    encoding: 'utf8',
    shell: windows,
  });
  if (status !== 0) throw new Problem(`packages/${name} cannot be built:\n${stdout}${stderr}`);
}
