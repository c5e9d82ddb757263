import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, pack, packageNames, type PackageName } from '../../tools/packages.ts';

/** Builds and packs every package as npm would publish it. Returns the tarballs by package. */
export function packAll() {
  buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const packed = Object.fromEntries(packageNames.map((name) => [name, pack(name, folder)]));
  return {
    packed: packed as Record<PackageName, string>,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
