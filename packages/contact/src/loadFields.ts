import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtraField } from './contract/fieldTypes.ts';
import { validateFields } from './contract/validateFields.ts';

/**
 * Imports the form's additional fields from a module that exports them as `fields`. Node imports TypeScript, too, if its
 * types can be erased.
 *
 * @throws Error if the export is missing or invalid. The error names the file and what to do.
 */
export async function loadFields(file: string): Promise<readonly ExtraField[]> {
  const { fields } = (await import(pathToFileURL(resolve(file)).href)) as { fields?: readonly ExtraField[] };
  if (fields === undefined)
    throw new Error(`${file} exports no "fields". Export the list that the form is given.`);
  validateFields(fields);
  return fields;
}
