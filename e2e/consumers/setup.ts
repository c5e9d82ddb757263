import type { TestProject } from 'vitest/node';
import { packAll } from './packAll.ts';

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

/** Packs the packages once for all their consumers. */
export default async function setup({ provide }: TestProject) {
  const { packed, remove } = packAll();
  provide('createSite', packed['create-site']);
  provide('tarballs', [packed.ui, packed.contact]);
  provide('staticSite', packed['static-site']);
  provide('firstAct', packed['first-act']);
  return remove;
}
