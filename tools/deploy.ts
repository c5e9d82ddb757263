/**
 * Deploys the site, the functions and the rules: `npm run deploy`. Refuses while data of the company or the Firebase
 * project are placeholders; `npm run deploy -- --check` only checks.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import type { Environment } from '../site/src/content/company.ts';
import { leftOut, missingVariables } from '../site/src/content/companyVariables.ts';
import { writeDeployedFunctions } from './deploy/deployedFunctions.ts';
import { keepOldFiles } from '../packages/static-site/src/deploy/keepOldFiles.ts';
import { functionSettings, unwatched } from './deploy/watch.ts';
import { root } from './local/paths.ts';
import { exitOnFailure, Problem } from './local/problem.ts';
import { show } from './local/run.ts';
import { readBuiltConfig, readFirebaseConfig } from './stack/config.ts';

const usage = `Usage: npm run deploy -- [--check] [--only hosting,functions,firestore] [--force] [--dry-run]
                                [--without-old-files]

  --check              lists what is missing or not watched, and deploys nothing
  --without-old-files  does not keep the scripts of earlier deploys, which open tabs request
  --only, --force and --dry-run are options of "firebase deploy"`;

/** Variables of the Firebase project. `problemOf` returns what is wrong with a value. */
const projectVariables = [
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    description: 'Id of the Firebase project that receives the messages and serves the site.',
    // Projects of emulators begin with "demo-".
    problemOf: (value: string) => value.startsWith('demo-') && 'is still a placeholder',
  },
  {
    name: 'VITE_FIREBASE_API_KEY',
    description: "The project's public web API key, from its settings in the Firebase console.",
    problemOf: (value: string) =>
      (/^(demo|local)$/.test(value) && 'is still a placeholder') ||
      (!/^AIza[\w-]{35}$/.test(value) && 'is not a web API key, which begins with AIza'),
  },
];

/** Returns what App Check needs in addition to its key. */
function appCheckFaults(env: Environment): string[] {
  const id = env['VITE_FIREBASE_APP_ID']?.trim();
  if (!env['VITE_APP_CHECK_SITE_KEY']?.trim() || (id && /^1:\d+:web:[0-9a-f]+$/.test(id))) return [];
  return [
    `VITE_FIREBASE_APP_ID ${id ? 'is not of the form 1:123:web:abc' : 'is missing'}. It holds: Id of the web app for ` +
      'which App Check vouches, from the project settings in the Firebase console. Without it every message is refused.',
  ];
}

/**
 * Returns a sentence for each thing that prevents a deploy.
 * @param env Environment of the build.
 * @param emulator Address of an emulator that is set for this run.
 */
export function deployFaults(env: Environment, emulator?: string): string[] {
  const project = projectVariables.flatMap(({ name, description, problemOf }) => {
    const value = env[name]?.trim();
    const problem = value ? problemOf(value) : 'is missing';
    return problem ? [`${name} ${problem}. It holds: ${description}`] : [];
  });
  const local = emulator?.trim()
    ? [
        `VITE_FIRESTORE_EMULATOR is set to ${emulator.trim()}. It holds: The address of a local Firestore, ` +
          'to which no visitor can write. Unset it.',
      ]
    : [];
  return [...missingVariables(env), ...project, ...appCheckFaults(env), ...local];
}

export function refusal(faults: readonly string[]): string {
  return (
    `Nothing was deployed: ${faults.length === 1 ? 'one thing is' : `${faults.length} things are`} missing.\n` +
    `${faults.map((fault) => `  · ${fault}`).join('\n')}\n` +
    'Set them in the environment of this command, or in site/.env.local, and try again.'
  );
}

/** Returns what the pages leave out because the company has not confirmed it. */
export function notice(unsaid: readonly string[]): string {
  return (
    `The pages leave out what the company has not confirmed: ${unsaid.join(', ')}.\n` +
    'Set VITE_CONFIRMED_FIGURES, VITE_FIGURE_SOURCES, VITE_RATINGS and VITE_TESTIMONIALS to include it: see docs/operations.md.'
  );
}

/** The functions as they are deployed. */
const functionsFolder = '.local/deploy/functions';

/**
 * Runs firebase-tools with firebase.json as the built site needs it. firebase-tools takes the folder of its configuration
 * for the project's, so the file is in the root while it runs.
 */
export function firebase(args: readonly string[], project: string): boolean {
  const file = join(root, 'firebase.deploy.json');
  const config = readBuiltConfig();
  const functions = config.functions.map((codebase) => ({ ...codebase, source: functionsFolder }));
  // Ctrl-C reaches firebase-tools, too. This process ends after it, and removes the file.
  process.once('SIGINT', () => {});
  try {
    writeFileSync(file, JSON.stringify({ ...config, functions }, undefined, 2));
    const program = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
    return show(process.execPath, [program, ...args, '--project', project, '--config', file]);
  } finally {
    rmSync(file, { force: true });
  }
}

async function deploy(project: string, args: readonly string[], oldFiles: boolean): Promise<void> {
  // The form in site/.env writes to the emulator; firebase.json deploys the standard folder.
  if (!show('npm', ['run', 'build'], { VITE_FIRESTORE_EMULATOR: '', SITE_DIST: '' }))
    throw new Problem('The build failed; nothing was deployed.');
  if (oldFiles) {
    const dist = join(root, readFirebaseConfig().hosting.public);
    // The project's own address exists before any domain does.
    const host = `https://${project}.web.app`;
    const kept = await keepOldFiles({ dist, host, now: new Date() }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Problem(`${reason} Or: npm run deploy -- --without-old-files`);
    });
    console.log(`${kept} files of earlier deploys are kept for open tabs.`);
  }
  writeDeployedFunctions(join(root, functionsFolder));
  if (!firebase(['deploy', ...args], project))
    throw new Problem('firebase deploy failed. docs/operations.md lists the usual causes.');
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        only: { type: 'string' },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'without-old-files': { type: 'boolean', default: false },
      },
    });
    const { check, only, force, 'dry-run': isDryRun, 'without-old-files': withoutOldFiles } = values;
    const args = [...(only ? ['--only', only] : []), ...(force ? ['--force'] : [])];
    if (isDryRun) args.push('--dry-run');
    return { check, args, oldFiles: !withoutOldFiles && (!only || /\bhosting\b/.test(only)) };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Returns the environment of the site's build. Throws if something is missing. */
export function readyEnvironment(): Environment {
  const env = loadEnv('production', join(root, 'site'), 'VITE_');
  const faults = deployFaults(env, process.env['VITE_FIRESTORE_EMULATOR']);
  if (faults.length > 0) throw new Problem(refusal(faults));
  return env;
}

export const projectOf = (env: Environment) => env['VITE_FIREBASE_PROJECT_ID']?.trim() ?? '';

if (import.meta.main) {
  await exitOnFailure(async () => {
    const { check, args, oldFiles } = readArguments();
    const env = readyEnvironment();
    const unsaid = leftOut(env);
    if (unsaid.length > 0) console.log(notice(unsaid));
    const project = projectOf(env);
    for (const line of unwatched(functionSettings(project), env)) console.log(`  · ${line}`);
    if (check) console.log('✔ Nothing is missing: the site may be deployed.');
    else await deploy(project, args, oldFiles);
  });
}
