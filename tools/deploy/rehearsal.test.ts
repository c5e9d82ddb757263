import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';
import { functions, site } from './testing/settings.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

// A deploy as its user runs it: a process in a copy of the repository, with a `firebase` that records instead of deploying.

interface Call {
  name: string;
  args: string[];
  emulator?: string;
  dist?: string;
  config: {
    hosting?: { public: string; cleanUrls?: boolean };
    functions?: { source: string }[];
    firestore?: { rules: string; indexes: string };
  };
  site: string[];
  functions: string[];
}

/** What the deploy reads of the repository. */
const files = [
  'tools/*.ts',
  'tools/{deploy,local,stack}/**/*.{ts,mjs}',
  'packages/contact/{src/**/*.ts,package.json,firestore.indexes.json}',
  'packages/static-site/src/{contentErrors,isCalendarDay,openingHours}.ts',
  'site/{*.ts,.env,settings/*.ts,src/{content,hours,text}/**/*.ts}',
  'functions/{package.json,src/*.ts}',
  '{package,package-lock,firebase}.json',
  'firestore.rules',
];
const copied = files.flatMap((pattern) => globSync(pattern, { cwd: root }));
/** Compiled code, which the next process reads. */
const cache = createTemporaryFolder();

/** Creates a folder with a copy of the repository (`tarcza`) and the programs (`bin`). */
function createStage() {
  const stage = createTemporaryFolder();
  const at = (path: string) => join(stage, path);
  for (const file of copied) {
    mkdirSync(dirname(at(`tarcza/${file}`)), { recursive: true });
    copyFileSync(join(root, file), at(`tarcza/${file}`));
  }
  for (const folder of ['node_modules', 'packages/contact/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), at(`tarcza/${folder}`));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/package.json'), '{ "type": "module" }');
  const program = readFileSync(join(import.meta.dirname, 'testing/program.mjs'), 'utf8');
  for (const name of ['firebase', 'npm'])
    writeFileSync(at(`bin/${name}`), `#!/usr/bin/env node\n${program}`, { mode: 0o755 });
  const ofFunctions = Object.entries(functions).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(at('tarcza/functions/.env.tarcza-ddd'), `${ofFunctions.join('')}MAIL_CAP_PER_HOUR=20\n`);
  // The settings of the project win.
  writeFileSync(at('tarcza/functions/.env'), 'MAIL_CAP_PER_HOUR=none\n');
  writeFileSync(at('tarcza/functions/.env.local'), '');

  /** Runs `tools/deploy.ts` from another working directory. */
  const run = (args: string[], settings: Record<string, string | undefined> = {}) => {
    const { PATH = '', HOME } = process.env;
    const env = {
      HOME,
      PATH: [at('bin'), PATH].join(delimiter),
      NODE_COMPILE_CACHE: cache,
      STAGE: stage,
      ...site,
      ...settings,
    };
    return new Promise<{ code: number; output: string }>((resolve) => {
      execFile(
        process.execPath,
        [at('tarcza/tools/deploy.ts'), ...args],
        { cwd: stage, env },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, output: out + err }),
      );
    });
  };
  const calls = () =>
    existsSync(at('calls.jsonl'))
      ? readFileSync(at('calls.jsonl'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Call)
      : [];
  const callOf = (name: string) => calls().findLast((call) => call.name === name);
  return { at, run, calls, callOf };
}

test.concurrent('the whole deploy builds, and hands firebase all parts with the settings of this project', async () => {
  const { at, run, calls, callOf } = createStage();
  const { code } = await run([], { SITE_DIST: at('elsewhere') });
  expect(code).toBe(0);
  const [build] = calls();
  expect(build).toMatchObject({ name: 'npm', args: ['run', 'build'], emulator: '', dist: '' });
  const firebase = callOf('firebase');
  const file = 'firebase.deploy.json';
  expect(firebase?.args).toEqual(['deploy', '--project', 'tarcza-ddd', '--config', file]);
  expect(firebase?.config.hosting).toEqual({ cleanUrls: true, public: 'site/dist' });
  expect(firebase?.site.toSorted()).toEqual(['assets', 'assets/main-1.js', 'firebase.json', 'index.html']);
  const deployed = '.env .env.tarcza-ddd lib lib/index.js package-lock.json package.json';
  expect(firebase?.functions.toSorted().join(' ')).toBe(deployed);
  for (const path of [firebase?.config.firestore?.rules, firebase?.config.firestore?.indexes])
    expect(existsSync(at(`tarcza/${path}`))).toBe(true);
  expect(existsSync(at(`tarcza/${file}`))).toBe(false);
});

test.concurrent('--prepare writes what firebase gets, and does not start it', async () => {
  const { at, run, callOf } = createStage();
  expect(await run(['--prepare', '--only', 'hosting'])).toMatchObject({ code: 0 });
  expect(callOf('firebase')).toBeUndefined();
  for (const path of ['firebase.deploy.json', 'site/dist/index.html'])
    expect(existsSync(at(`tarcza/${path}`))).toBe(true);
});

test.concurrent('a failure of firebase leaves no configuration', async () => {
  const { at, run, callOf } = createStage();
  const { code, output } = await run(['--channel', 'next'], { FAILS: 'firebase' });
  expect([code, output]).toEqual([1, expect.stringContaining('firebase failed')]);
  expect(output).not.toContain('    at ');
  expect(callOf('firebase')?.args.slice(0, 2)).toEqual(['hosting:channel:deploy', 'next']);
  expect(existsSync(at('tarcza/firebase.deploy.json'))).toBe(false);
});

test.concurrent('--check deploys nothing, and says what is missing or not watched', async () => {
  const { at, run, calls } = createStage();
  const { code, output } = await run(['--check']);
  expect([code, output]).toEqual([0, expect.stringContaining('✔ Nothing is missing')]);
  expect(output).toContain('CANARY_TO is not set');
  const refused = await run(['--check'], {
    VITE_COMPANY_NIP: undefined,
    VITE_FIREBASE_PROJECT_ID: undefined,
  });
  expect(refused.code).toBe(1);
  for (const name of ['VITE_COMPANY_NIP', 'VITE_FIREBASE_PROJECT_ID', ...Object.keys(functions)])
    expect(refused.output).toContain(`· ${name} is`);
  writeFileSync(at('tarcza/firestore.rules'), '');
  expect((await run(['--only', 'hosting'])).output).toContain('Run `npm run generate`');
  expect(calls()).toEqual([]);
});
