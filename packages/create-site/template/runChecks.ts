import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

// The checks run after type errors, too: they often say more about the same mistake.
const types = spawnSync('tsc', { shell: true, stdio: 'inherit' });
const errors: string[] = [];
try {
  const { findErrors, findPlaceholders } = await import('./checks.ts');
  for (const line of findPlaceholders()) console.log(`! ${line}`);
  errors.push(...findErrors());
} catch (error) {
  const missing = describeMissingFile(error as Error);
  if (missing) errors.push(missing);
  // Otherwise tsc has named the mistake.
  else if (types.status === 0) throw error;
}
for (const line of errors) console.log(`✖ ${line}`);
process.exitCode = types.status !== 0 || errors.length > 0 ? 1 : 0;

/** Describes an import of a file that Node does not find. It needs the ending, which Vite does not. */
function describeMissingFile({ message }: Error): string | undefined {
  const [, file, importer] = /^Cannot find module '(.+)' imported from (.+)$/m.exec(message) ?? [];
  return file && importer
    ? `${relative('', importer)} imports ${relative('', file)}, which does not exist. Write the name with its ending, such as .ts.`
    : undefined;
}
