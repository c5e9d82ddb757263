import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addTypes, pack, withFreshPackage } from '../../tools/package/freshPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packages, packed as npm would publish them; the one in question first. */
    tarballs: readonly string[];
    /** Path of `@tarcza/static-site`, packed alike. */
    staticSite: string;
    /** Path of @tarcza/first-act, packed in the same way. */
    firstAct: string;
  }
}

/** Packs the packages once for all their consumers. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  const [ui, contact] = [join(folder, 'tarcza-ui.tgz'), join(folder, 'tarcza-contact.tgz')];
  const staticSite = join(folder, 'tarcza-static-site.tgz');
  await withFreshPackage(async (fresh) => cpSync(pack(fresh), staticSite), 'static-site');
  await withFreshPackage(async (fresh) => cpSync(pack(fresh), contact), 'contact');
  await withFreshPackage(async (fresh) => {
    addTypes(fresh);
    cpSync(pack(fresh), ui);
  });
  const firstAct = join(folder, 'tarcza-first-act.tgz');
  await withFreshPackage(async (fresh) => cpSync(pack(fresh), firstAct), 'first-act');
  provide('tarballs', [ui, contact]);
  provide('staticSite', staticSite);
  provide('firstAct', firstAct);
  return () => rmSync(folder, { recursive: true, force: true });
}
