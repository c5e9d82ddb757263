import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addTypes, pack, withFreshPackage } from '../../tools/package/freshPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the package, packed as npm would publish it. */
    tarball: string;
  }
}

/** Packs the package once for all its consumers. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const tarball = join(folder, 'tarcza-ui.tgz');
  await withFreshPackage(async (fresh) => {
    addTypes(fresh);
    cpSync(pack(fresh), tarball);
  });
  provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true, force: true });
}
