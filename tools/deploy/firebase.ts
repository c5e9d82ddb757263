import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, root } from '../local/paths.ts';
import { show } from '../local/run.ts';
import { readBuiltConfig } from '../stack/config.ts';

/** The functions as they are deployed. */
export const functionsFolder = '.local/deploy/functions';

/** firebase.json as the built site needs it. firebase-tools takes the folder of its configuration for the project's. */
const configFile = join(root, 'firebase.deploy.json');

/** Writes the configuration of a deploy. */
export function writeConfig(): void {
  const config = readBuiltConfig();
  const functions = config.functions.map((codebase) => ({ ...codebase, source: functionsFolder }));
  writeFileSync(configFile, JSON.stringify({ ...config, functions }, undefined, 2));
}

/**
 * Runs the first `firebase` on the PATH, which in an npm script is the installed firebase-tools. Returns whether it
 * succeeds.
 */
export function runFirebase(args: readonly string[], project: string): boolean {
  // Ctrl-C reaches firebase-tools, too. This process ends after it, and removes the file.
  process.on('SIGINT', () => {});
  try {
    writeConfig();
    const [program, ...first] = findFirebase();
    return show(program, [...first, ...args, '--project', project, '--config', configFile]);
  } finally {
    rmSync(configFile, { force: true });
  }
}

function findFirebase(): [program: string, ...args: string[]] {
  const installed = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const [first] = onPath('firebase');
  return !first || first.startsWith(join(root, 'node_modules')) ? [process.execPath, installed] : [first];
}
