import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackages, pack, packageNames, type PackageName } from '../../tools/packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: Record<PackageName, string>;
  }
}

/** Builds the packages, and packs them once for all consumers as npm would publish them. */
export default function setup({ provide }: TestProject) {
  buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const tarballs = packageNames.map((name) => [name, pack(name, folder)]);
  provide('tarballs', Object.fromEntries(tarballs) as Record<PackageName, string>);
  return () => rmSync(folder, { recursive: true, force: true });
}
