/**
 * Deploys the site, the functions and the rules: `npm run deploy`. Refuses while something of the company or of
 * the Firebase project is still a stand-in, and names it; `npm run deploy -- --check` does nothing but that.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import type { Environment } from '../site/src/content/company.ts';
import { leftOut, missingVariables } from '../site/src/content/companyVariables.ts';
import { writeDeployedFunctions } from './deploy/deployedFunctions.ts';
import { keepOldFiles } from '../packages/static-site/src/deploy/oldFiles.ts';
import { functionSettings, unwatched } from './deploy/watch.ts';
import { root } from './local/paths.ts';
import { exitAsTold, Problem } from './local/problem.ts';
import { show } from './local/run.ts';
import { readBuiltConfig, readFirebaseConfig } from './stack/config.ts';

const usage = `Usage: npm run deploy -- [--check] [--only hosting,functions,firestore] [--force] [--dry-run]
                                [--without-old-files]

  --check              says what is missing or not watched, and deploys nothing
  --without-old-files  does not carry the last deploys' scripts along, for which open tabs still ask
  --only, --force and --dry-run are handed on to "firebase deploy"`;

interface ProjectVariable {
  name: string;
  description: string;
  /** What is wrong with a value, if anything. */
  fault: (value: string) => string | undefined;
}

const projectVariables: readonly ProjectVariable[] = [
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    description: 'Id of the Firebase project that receives the messages and serves the site.',
    // Firebase keeps the beginning "demo-" for projects that exist in emulators alone.
    fault: (value) => (value.startsWith('demo-') ? 'is still a stand-in' : undefined),
  },
  {
    name: 'VITE_FIREBASE_API_KEY',
    description: "The project's public web API key, from its settings in the Firebase console.",
    fault: (value) => {
      if (value === 'demo' || value === 'local') return 'is still a stand-in';
      return /^AIza[\w-]{35}$/.test(value) ? undefined : 'is not a web API key, which begins with AIza';
    },
  },
];

/** What App Check needs beside its key. */
function appCheckFaults(env: Environment): string[] {
  const id = env['VITE_FIREBASE_APP_ID']?.trim();
  if (!env['VITE_APP_CHECK_SITE_KEY']?.trim() || (id && /^1:\d+:web:[0-9a-f]+$/.test(id))) return [];
  return [
    `VITE_FIREBASE_APP_ID ${id ? 'is not of the form 1:123:web:abc' : 'is missing'}. It holds: Id of the web app for ` +
      'which App Check vouches, from the project settings in the Firebase console. Without it every message is refused.',
  ];
}

/**
 * One sentence for each thing that stands in the way of a deploy. An empty list means: go.
 * @param env What the build would be given.
 * @param emulator An emulator's address that somebody set for this run.
 */
export function deployFaults(env: Environment, emulator?: string): string[] {
  const project = projectVariables.flatMap(({ name, description, fault }) => {
    const value = env[name]?.trim();
    const problem = value ? fault(value) : 'is missing';
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

/** What the pages will do without, because the company has not confirmed it. */
export function notice(unsaid: readonly string[]): string {
  return (
    `The pages leave out what the company has not confirmed: ${unsaid.join(', ')}.\n` +
    'Set VITE_CONFIRMED_FIGURES, VITE_FIGURE_SOURCES and VITE_RATINGS to show it: see docs/operations.md.'
  );
}

/** Where the functions lie as the cloud gets them. */
const functionsFolder = '.local/deploy/functions';

/**
 * Runs firebase-tools in view of whoever deploys, with firebase.json as the built site and its project need it. It takes
 * the configuration's folder for the project's, so this one lies in the root for a while.
 */
export function firebase(args: readonly string[], project: string): boolean {
  const file = join(root, 'firebase.deploy.json');
  const config = readBuiltConfig();
  const functions = config.functions.map((codebase) => ({ ...codebase, source: functionsFolder }));
  const whole = { ...config, functions };
  // The terminal interrupts firebase-tools too; its end is ours, with everything tidied up.
  process.once('SIGINT', () => {});
  try {
    writeFileSync(file, JSON.stringify(whole, undefined, 2));
    const program = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
    return show(process.execPath, [program, ...args, '--project', project, '--config', file]);
  } finally {
    rmSync(file, { force: true });
  }
}

interface DeployOptions {
  /** Parts that are deployed; none named means all. */
  only: string | undefined;
  oldFiles: boolean;
  handedOn: readonly string[];
}

async function deploy(project: string, { only, oldFiles, handedOn }: DeployOptions): Promise<void> {
  // Over site/.env, which points the form at the emulator; what is deployed lies where firebase.json says.
  if (!show('npm', ['run', 'build'], { VITE_FIRESTORE_EMULATOR: '', SITE_DIST: '' }))
    throw new Problem('The build failed; nothing was deployed.');
  if (oldFiles && (!only || /\bhosting\b/.test(only))) {
    const dist = join(root, readFirebaseConfig().hosting.public);
    // The project's own address, which is there before any domain is.
    const host = `https://${project}.web.app`;
    const kept = await keepOldFiles({ dist, host, now: new Date() }).catch((error: unknown) => {
      throw new Problem(
        `${error instanceof Error ? error.message : String(error)} Or: npm run deploy -- --without-old-files`,
      );
    });
    console.log(`${kept} files of earlier deploys stay for tabs that are still open.`);
  }
  writeDeployedFunctions(join(root, functionsFolder));
  if (!firebase(['deploy', ...handedOn], project))
    throw new Problem(
      'The deploy failed. What it says above is from firebase-tools; docs/operations.md knows the usual causes.',
    );
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
    const { check, only, force } = values;
    return {
      check,
      only,
      oldFiles: !values['without-old-files'],
      handedOn: [
        ...(only ? ['--only', only] : []),
        ...(force ? ['--force'] : []),
        ...(values['dry-run'] ? ['--dry-run'] : []),
      ],
    };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** What the site's build will be given: its .env files and, above them, the environment. Refuses what is missing. */
export function readyEnvironment(): Environment {
  const env = loadEnv('production', join(root, 'site'), 'VITE_');
  const faults = deployFaults(env, process.env['VITE_FIRESTORE_EMULATOR']);
  if (faults.length > 0) throw new Problem(refusal(faults));
  return env;
}

export const projectOf = (env: Environment) => env['VITE_FIREBASE_PROJECT_ID']?.trim() ?? '';

if (import.meta.main) {
  await exitAsTold(async () => {
    const { check, ...options } = readArguments();
    const env = readyEnvironment();
    const unsaid = leftOut(env);
    if (unsaid.length > 0) console.log(notice(unsaid));
    const project = projectOf(env);
    for (const line of unwatched(functionSettings(project), env)) console.log(`  · ${line}`);
    if (check) console.log('✔ Nothing is missing: the site may be deployed.');
    else await deploy(project, options);
  });
}
