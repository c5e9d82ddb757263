import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtraField } from './contract/fieldTypes.ts';
import { validateFields } from './contract/validateFields.ts';

/** Imports the fields that a module exports as `fields`. Throws an Error that names the file and what to do. */
export async function loadFields(file: string): Promise<readonly ExtraField[]> {
  const { fields } = await importFields(file);
  if (fields === undefined)
    throw new Error(`${file} exports no "fields". Export the list that the form is given.`);
  try {
    validateFields(fields);
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
  return fields;
}

async function importFields(file: string): Promise<{ fields?: readonly ExtraField[] }> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no ${path}. Correct the path after --fields.`);
  try {
    return (await import(pathToFileURL(path).href)) as { fields?: readonly ExtraField[] };
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    throw new Error(`${file} cannot be imported: ${reason}. Correct that line.`, { cause });
  }
}
