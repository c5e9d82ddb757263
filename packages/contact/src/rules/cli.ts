#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firestoreRules } from './firestoreRules.ts';
import { loadFields } from './loadFields.ts';

const usage = `Usage: tarcza-rules FILE [--fields MODULE] [--check]

Writes the rules of the database for a contact form into FILE, such as firestore.rules.

  --fields MODULE   a module that exports "fields", the form's further fields; without it there are none
  --check           writes nothing, and fails where FILE is not what would be written`;

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
  const rules = firestoreRules(values.fields ? await loadFields(values.fields) : []);
  if (!values.check) writeFileSync(file, rules);
  else if (readFileSync(file, 'utf8') !== rules) {
    throw new Error(
      `${file} is not what the form's fields give. Write it anew: the same command without --check.`,
    );
  }
}
