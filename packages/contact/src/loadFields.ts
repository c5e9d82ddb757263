import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtraField } from './contract/fields.ts';

/** Imports the fields that a module exports as `fields`. Throws an Error that names the file. */
export async function loadFields(file: string): Promise<readonly ExtraField[]> {
  const module = import(pathToFileURL(resolve(file)).href) as Promise<{ fields?: ExtraField[] }>;
  const { fields } = await module.catch((cause: Error) => {
    throw new Error(`${file} cannot be imported: ${cause.message}`, { cause });
  });
  if (!Array.isArray(fields))
    throw new Error(`${file} exports no list "fields". Export the one that the form is given.`);
  return fields;
}
