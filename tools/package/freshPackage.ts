import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { ask } from '../local/run.ts';

/** The published packages by their folders, each after those that it stands on. */
export const packageNames = ['contact', 'first-act', 'static-site', 'ui', 'create-site'] as const;
export type PackageName = (typeof packageNames)[number];

export const sourceOf = (name: PackageName) => join(root, 'packages', name);

/** What npm reads of a package.json here. */
export interface Manifest {
  name: string;
  version: string;
  files: readonly string[];
  exports: Record<string, string | { types?: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Builds a package into a folder of its own and removes that afterwards: what is measured is always the
 * source as it is now, and a build in progress is not disturbed.
 */
export async function withFreshPackage<Result>(
  work: (folder: string) => Promise<Result>,
  name: PackageName,
): Promise<Result> {
  const source = sourceOf(name);
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, 'package-'));
  const out = join(folder, 'dist');
  try {
    // The manifest's `sideEffects` tell a bundler what to leave out.
    for (const file of ['package.json', ...readManifest(source).files]) {
      const path = join(source, file);
      if (file !== 'dist' && existsSync(path)) cpSync(path, join(folder, file), { recursive: true });
    }
    if (process.env['PACKAGES_BUILT'] === undefined) buildBelow(name);
    if (name === 'ui') inPackage(name, 'tsup', '--out-dir', relative(source, out));
    if (name === 'first-act') buildFirstAct('--outDir', out);
    else inPackage(name, 'tsc', '-p', 'tsconfig.build.json', '--outDir', out);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a package stands on is taken as built, in its own place. */
function buildBelow(name: PackageName) {
  if (name === 'static-site') buildFirstAct();
  if (name === 'ui') inPackage('contact', 'tsc', '-p', 'tsconfig.build.json');
}

/** The loader is built as a classic script, which replaces the module. */
function buildFirstAct(...out: string[]) {
  inPackage('first-act', 'tsc', '-p', 'tsconfig.build.json', ...out);
  inPackage('first-act', 'vite', 'build', '--logLevel', 'warn', ...out);
}

/** Packs the package as npm would publish it; answers with the path of the tarball. */
export function pack(folder: string): string {
  const { ok, stdout, stderr } = ask('npm', ['pack', '--json', '--ignore-scripts'], { cwd: folder });
  if (!ok) throw new Problem(`npm pack failed:\n${stderr}`);
  const packed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
  const [tarball] = Object.values(packed);
  if (!tarball) throw new Problem(`npm pack made no tarball:\n${stdout}`);
  return join(folder, tarball.filename);
}

function inPackage(name: PackageName, program: string, ...args: string[]) {
  const { ok, stdout, stderr } = ask('npx', [program, ...args], { cwd: sourceOf(name) });
  if (!ok) throw new Problem(`packages/${name} cannot be built:\n${stdout}${stderr}`);
}
