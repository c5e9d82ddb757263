import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack, packageNames, withFreshPackage, type PackageName } from '../../tools/package/freshPackage.ts';

/** Packs every package as npm would publish it. */
export async function packAll() {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const packed = {} as Record<PackageName, string>;
  for (const name of packageNames) {
    packed[name] = join(folder, `tarcza-${name}.tgz`);
    await withFreshPackage(async (fresh) => cpSync(pack(fresh), packed[name]), name);
  }
  return { packed, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
