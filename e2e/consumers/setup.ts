import type { TestProject } from 'vitest/node';
import { packAll } from './packAll.ts';

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
  const { packed, remove } = packAll();
  provide('createSite', packed['create-site']);
  provide('tarballs', [packed.ui, packed.contact]);
  provide('staticSite', packed['static-site']);
  provide('firstAct', packed['first-act']);
  return remove;
}
