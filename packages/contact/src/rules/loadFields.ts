import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtraField } from '../contract/extraFields.ts';
import { checkFields } from './checkFields.ts';

/**
 * The declaration of a form's further fields: what a module exports as `fields`. Node reads TypeScript too, as long
 * as its types can simply be left out.
 *
 * @throws when there is none, or it cannot be one; the error names the file and what to do.
 */
export async function loadFields(file: string): Promise<readonly ExtraField[]> {
  const { fields } = (await import(pathToFileURL(resolve(file)).href)) as { fields?: readonly ExtraField[] };
  if (fields === undefined)
    throw new Error(`${file} exports no "fields". Export the list that the form is given.`);
  checkFields(fields);
  return fields;
}
