import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../local/paths.ts';
import { findFreePorts, host, type Ports } from '../local/ports.ts';

/** The part of firebase.json that a derived configuration changes. */
interface FirebaseConfig {
  hosting: { public: string };
  functions: { source: string }[];
  firestore: { rules: string; indexes?: string };
}

function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/** Returns firebase.json with the hosting that the build has written. */
export function readBuiltConfig(site = join(root, readFirebaseConfig().hosting.public)): FirebaseConfig {
  const config = readFirebaseConfig();
  const { hosting } = JSON.parse(readFileSync(join(site, 'firebase.json'), 'utf8')) as { hosting: object };
  return { ...config, hosting: { ...hosting, public: config.hosting.public } };
}

interface FunctionSettings {
  /** Settings of the functions. */
  params: Record<string, string>;
  /** Values of `defineSecret`. Without them the emulator reads the cloud. */
  secrets: Record<string, string>;
}

/** Writes a copy of the built functions, from which firebase-tools can load them with their own packages. */
export function copyFunctions(folder: string): void {
  const source = join(root, readFirebaseConfig().functions[0]?.source ?? 'functions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(source, 'package.json'), join(folder, 'package.json'));
  if (existsSync(join(source, 'lib'))) cpSync(join(source, 'lib'), join(folder, 'lib'), { recursive: true });
  if (existsSync(join(source, 'node_modules')))
    symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
}

/** Writes a copy with the settings of this run, which the emulator reads from files only. */
export function writeFunctionsFolder(folder: string, { params, secrets }: FunctionSettings): void {
  copyFunctions(folder);
  writeFileSync(join(folder, '.env.local'), asDotenv(params));
  writeFileSync(join(folder, '.secret.local'), asDotenv(secrets));
}

function asDotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${JSON.stringify(value)}\n`)
    .join('');
}

/** Returns the firebase.json of a local run, to be written into `folder`, where firebase-tools writes its logs, too. */
export async function createLocalConfig(folder: string, ports: Ports, site: string): Promise<object> {
  const config = readBuiltConfig(site);
  const [hub, logging, eventarc, tasks, websocketPort] = await findFreePorts(5);
  return {
    hosting: { ...config.hosting, public: relative(folder, site) },
    functions: config.functions.map((codebase) => ({ ...codebase, source: 'functions' })),
    firestore: { rules: join(root, config.firestore.rules) },
    emulators: {
      hosting: { host, port: ports.hosting },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort },
      hub: { host, port: hub },
      logging: { host, port: logging },
      eventarc: { host, port: eventarc },
      tasks: { host, port: tasks },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
