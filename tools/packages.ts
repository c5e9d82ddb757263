import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './local/paths.ts';
import { Problem } from './local/problem.ts';
import { captureOutput, runInTerminal } from './local/run.ts';

/** The published packages by their folders, each after the ones that it imports. */
export const packageNames = ['contact', 'first-act', 'static-site', 'ui', 'create-site'] as const;
export type PackageName = (typeof packageNames)[number];

export const getPackageFolder = (name: PackageName) => join(root, 'packages', name);

interface Manifest {
  exports: Record<string, string | { types?: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Builds the packages, unless `npm test` has done so. */
export function buildPackages(): void {
  if (process.env['IS_BUILT']) return;
  for (const name of packageNames) {
    if (!runInTerminal('npm', ['run', 'build', '--silent', '-w', `packages/${name}`]))
      throw new Problem(`packages/${name} could not be built.`);
  }
}

/** Packs a built package as npm would publish it. Returns the path of the tarball. */
export function pack(name: PackageName, destination: string): string {
  mkdirSync(destination, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const { ok, stdout, stderr } = captureOutput('npm', args, { cwd: getPackageFolder(name) });
  if (!ok) throw new Problem(`packages/${name} could not be packed:\n${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  if (!packed) throw new Problem(`npm packed nothing in packages/${name}.`);
  return join(destination, packed.filename);
}
