#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderFirestoreRules } from './renderFirestoreRules.ts';
import { loadFields } from '../loadFields.ts';

const usage = `Usage: tarcza-rules FILE [--fields MODULE] [--check]

Writes the database rules of a contact form to FILE, such as firestore.rules.

  --fields MODULE   a module that exports "fields", the form's additional fields; default: none
  --check           writes nothing, and fails if an existing FILE is not what it would write`;

try {
  await writeRules();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function writeRules(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fields: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [file, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Unknown argument: ${rest.join(' ')}`);
  if (values.help || !file) {
    console.log(usage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const rules = renderFirestoreRules(values.fields ? await loadFields(values.fields) : []);
  const existing = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
  if (existing === rules) return console.log(`✔ ${file} matches the form's fields`);
  if (!values.check) writeFileSync(file, rules);
  else if (existing === undefined) console.log(`! ${file} does not exist yet. Write it before you deploy.`);
  else
    throw new Error(
      `✖ ${file} does not match the form's fields: it was edited, or the fields changed. Write it again with the same command without --check.`,
    );
}
