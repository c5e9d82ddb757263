#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderFirestoreRules } from './renderFirestoreRules.ts';
import { loadFields } from './loadFields.ts';

const usage = `Usage: tarcza-rules FILE [--fields MODULE] [--check]

Writes the database rules of a contact form to FILE, such as firestore.rules.

  --fields MODULE   a module that exports "fields", the form's additional fields; default: none
  --check           writes nothing, and fails if FILE is out of date`;

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
  if (values.help || !file || rest.length > 0) {
    console.log(usage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const rules = renderFirestoreRules(values.fields ? await loadFields(values.fields) : []);
  if (!values.check) writeFileSync(file, rules);
  else if (readFileSync(file, 'utf8') !== rules) {
    throw new Error(
      `${file} does not match the form's fields. Write it again with the same command without --check.`,
    );
  }
}
