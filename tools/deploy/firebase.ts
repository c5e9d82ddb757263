import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { runInTerminal } from '../local/run.ts';
import { readBuiltConfig } from '../stack/config.ts';

/** The functions as they are deployed. */
export const functionsFolder = '.local/deploy/functions';

/** firebase.json as the built site needs it. firebase-tools takes the folder of its configuration for the project's. */
const configFile = 'firebase.deploy.json';

/** Writes the configuration of a deploy. */
export function writeConfig(): void {
  const config = readBuiltConfig();
  const functions = config.functions.map((codebase) => ({ ...codebase, source: functionsFolder }));
  writeFileSync(join(root, configFile), JSON.stringify({ ...config, functions }, undefined, 2));
}

/**
 * Runs the first `firebase` on the PATH, which in an npm script is the installed firebase-tools. Returns whether it succeeds.
 */
export function runFirebase(args: readonly string[], project: string): boolean {
  // Ctrl-C reaches firebase-tools, too. This process ends after it, and removes the file.
  process.on('SIGINT', () => {});
  try {
    writeConfig();
    return runInTerminal('firebase', [...args, '--project', project, '--config', configFile]);
  } finally {
    rmSync(join(root, configFile), { force: true });
  }
}
