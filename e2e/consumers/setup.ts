import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack, packageNames, withFreshPackage, type PackageName } from '../../tools/package/freshPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packages, packed as npm would publish them; the one in question first. */
    tarballs: readonly string[];
    /** Path of `@tarcza/static-site`, packed alike. */
    staticSite: string;
    /** Path of @tarcza/first-act, packed in the same way. */
    firstAct: string;
    /** Path of `@tarcza/create-site`, packed alike. */
    createSite: string;
  }
}

/** Packs the packages once for all their consumers. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const packed = {} as Record<PackageName, string>;
  for (const name of packageNames) {
    packed[name] = join(folder, `tarcza-${name}.tgz`);
    await withFreshPackage(async (fresh) => cpSync(pack(fresh), packed[name]), name);
  }
  provide('createSite', packed['create-site']);
  provide('tarballs', [packed.ui, packed.contact]);
  provide('staticSite', packed['static-site']);
  provide('firstAct', packed['first-act']);
  return () => rmSync(folder, { recursive: true, force: true });
}
