import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.ts';
import { findJava, missingJava } from '../setup/java.ts';
import { localFolder, root, windows } from '../setup/paths.ts';
import { describeFailure } from '../setup/problem.ts';
import { buildSettings } from '../stack/build.ts';
import { freeOffset, portsAt } from '../stack/ports.ts';
import { killTree } from '../stack/processes.ts';
import { startOwnClock } from './ownClock.ts';
import { readReport, type Result } from './report.ts';

const reports = join(root, 'reports');
const minutes = 60_000;
/** A hang anywhere ends in a named failure well before whoever waits for the whole run gives up. */
const deadline = 11.5 * minutes;
const clock = startOwnClock();

let current: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abandon());
process.on('disconnect', abandon);

function abandon(): void {
  if (current?.pid) killTree(current.pid);
  process.exit(130);
}

/** Runs a command in the repository and shows what it says. Ends it when it takes too long. */
function run(
  command: string,
  args: readonly string[],
  limit: number,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    });
    current = child;
    const patience = Math.max(5000, Math.min(limit, deadline - clock()));
    const end = clock() + patience;
    const timer = setInterval(() => {
      if (clock() < end) return;
      clearInterval(timer);
      console.error(`✖ Ended after ${(patience / minutes).toFixed(1)} minutes without a result.`);
      if (child.pid) killTree(child.pid);
    }, 1000);
    const settle = (code: number) => {
      clearInterval(timer);
      current = undefined;
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      settle(1);
    });
    child.once('exit', (code) => settle(code ?? 1));
  });
}

type Step = (env: NodeJS.ProcessEnv) => Promise<Result>;

/** A program counts as one test. */
function program(name: string, args: readonly string[], limit: number): Step {
  return async (env) => {
    const code = await run(name, args, limit, env);
    return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [[name, ...args].join(' ')] };
  };
}

const script = (command: string, limit: number) =>
  program('npm', ['run', '--silent', ...command.split(' ')], limit);

/** A Vitest run counts with all its tests, and a crash of it as one more failure. */
function vitest(name: string, limit: number, args: readonly string[] = ['--project', name]): Step {
  return async (env) => {
    const report = join(reports, `${name}.json`);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const runner = join(root, 'node_modules/vitest/vitest.mjs');
    const code = await run(process.execPath, [runner, 'run', ...args, ...reporters], limit, env);
    return readReport(name, report, code);
  };
}

type Need = 'a browser' | 'Java' | 'a built site';

interface Part {
  title: string;
  work: Step;
  /** Without them it is not run, which is a failure. */
  needs?: readonly Need[];
}

const load = '--conditions=tarcza-source e2e/delivery/soak.ts --ledger firestore --messages 60 --seed 7';
const rules = ['--config', 'e2e/delivery/vitest.config.ts', 'e2e/rules'];

/** What is tried once the site is built. The long forms of the last ones are `npm run test:faults`. */
const parts: readonly Part[] = [
  { title: 'Types', work: script('typecheck', 3 * minutes) },
  { title: 'Lint', work: script('lint', 3 * minutes) },
  { title: 'Packages', work: script('release:check -- --short', 4 * minutes) },
  { title: 'Unit tests', work: vitest('unit', 4 * minutes) },
  { title: 'Stories', work: vitest('stories', 5 * minutes), needs: ['a browser'] },
  { title: 'Consumers', work: vitest('consumers', 4 * minutes), needs: ['a browser'] },
  { title: 'Rules', work: vitest('rules', 4 * minutes, rules), needs: ['Java'] },
  { title: 'Delivery of 60 messages', work: program('node', load.split(' '), 3 * minutes), needs: ['Java'] },
  { title: 'Journeys', work: vitest('e2e', 6 * minutes), needs: ['a browser', 'a built site', 'Java'] },
  {
    title: 'A visitor into each fault',
    work: (env) => vitest('browser-faults', 3 * minutes)({ ...env, FAULTS: 'short' }),
    needs: ['a browser', 'a built site', 'Java'],
  },
];

/** When the site that `npm start` serves was built, if it was. */
const lastBuild = () => statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;

const total: Result = { passed: 0, failed: [] };

async function take(title: string, work: () => Promise<Result>): Promise<boolean> {
  console.log(`\n── ${title} ──`);
  const since = Date.now();
  const result = await work();
  total.passed += result.passed;
  total.failed.push(...result.failed);
  const mark = result.failed.length === 0 ? '✔' : '✖';
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${mark} ${title}: ${result.passed} passed, ${result.failed.length} failed (${seconds} s)`);
  return result.failed.length === 0;
}

/** Looks for what the parts need; answers with what is missing. */
async function prepare(env: NodeJS.ProcessEnv): Promise<Set<Need>> {
  const missing = new Set<Need>();
  try {
    env['CHROMIUM_PATH'] = await ensureBrowser((line) => console.log(`· ${line} …`));
    console.log(`✔ Browser: ${env['CHROMIUM_PATH']}`);
  } catch (error) {
    missing.add('a browser');
    console.error(`✖ ${describeFailure(error)}`);
  }
  const java = await findJava();
  if (java.found) console.log(`✔ Java ${java.found.version}: ${java.found.program}`);
  else {
    missing.add('Java');
    console.error(`✖ ${missingJava(java)}`);
  }
  return missing;
}

async function main(): Promise<number> {
  const started = Date.now();
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env };
  const missing = await prepare(env);

  // Built once, for the ports on which the journeys then run, beside whatever runs already.
  const offset = Number(env['PORT_OFFSET'] ?? (await freeOffset()));
  env['PORT_OFFSET'] = String(offset);
  // In a folder of its own as well: a site that `npm start` serves meanwhile stays as it is.
  const site = join(localFolder, `site-${offset}`);
  env['SITE_DIST'] = site;
  const settings = buildSettings(portsAt(offset), site);
  const served = lastBuild();

  // First, because it also writes the files that the sources import.
  if (!(await take('Build', () => script('build', 4 * minutes)({ ...env, ...settings }))))
    missing.add('a built site');
  for (const { title, work, needs = [] } of parts) {
    const lacking = needs.filter((need) => missing.has(need));
    const notRun = { passed: 0, failed: [`${title}: not run, for want of ${lacking.join(' and ')}`] };
    await take(title, lacking.length > 0 ? () => Promise.resolve(notRun) : () => work(env));
  }
  await take('The site of npm start', async () =>
    lastBuild() === served
      ? { passed: 1, failed: [] }
      : { passed: 0, failed: ['site/dist was built anew beneath whoever serves it'] },
  );

  rmSync(site, { recursive: true, force: true });
  console.log(`\nAll in ${((Date.now() - started) / minutes).toFixed(1)} minutes.`);
  if (total.failed.length > 0)
    console.log(`Failed:\n${total.failed.map((name) => `  ✖ ${name}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
  return total.failed.length === 0 && total.passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
process.exit();
