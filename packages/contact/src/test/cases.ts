import { createContextCases } from './contextCases.ts';
import { type TestForm, type Group } from './case.ts';
import { createFieldCases } from './fieldCases.ts';
import { createPhotoCases } from './photoCases.ts';
import { createReadCases } from './readCases.ts';
import { createStorageCases } from './storageCases.ts';

/** Returns all cases for the rules of a form. */
export function createCases(form: TestForm): Group[] {
  return [
    ...createStorageCases(form),
    ...createFieldCases(form),
    ...createPhotoCases(form),
    ...createContextCases(form),
    ...createReadCases(),
  ];
}
