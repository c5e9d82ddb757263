import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackages, pack } from '../../tools/packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed `@tarcza/ui` and `@tarcza/contact`. */
    tarballs: readonly string[];
    /** Path of the packed `@tarcza/static-site`. */
    staticSite: string;
    /** Path of the packed `@tarcza/first-act`. */
    firstAct: string;
    /** Path of the packed `@tarcza/create-site`. */
    createSite: string;
  }
}

/** Builds the packages, and packs them once for all consumers as npm would publish them. */
export default function setup({ provide }: TestProject) {
  buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-tarball-'));
  provide('createSite', pack('create-site', folder));
  provide('tarballs', [pack('ui', folder), pack('contact', folder)]);
  provide('staticSite', pack('static-site', folder));
  provide('firstAct', pack('first-act', folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
