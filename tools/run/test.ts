import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browserWithoutWindow, ensureBrowser } from '../../packages/local/src/browser.ts';
import { findJava, missingJava } from '../../packages/local/src/java.ts';
import { root, windows } from '../../packages/local/src/paths.ts';
import { describeFailure } from '../../packages/local/src/problem.ts';
import { buildSettings } from '../stack/build.ts';
import { freeOffset, portsAt } from '../../packages/local/src/ports.ts';
import { killTree } from '../../packages/local/src/processes.ts';
import { startOwnClock } from './ownClock.ts';
import { readReport, type Result } from './report.ts';

const reports = join(root, 'reports');
const minutes = 60_000;
/** A hang anywhere ends in a named failure well before whoever waits for the whole run gives up. */
const deadline = 11.5 * minutes;
const clock = startOwnClock();

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abandon());
process.on('disconnect', abandon);

function abandon(): void {
  for (const { pid } of running) if (pid) killTree(pid);
  process.exit(130);
}

type Say = (words: string) => unknown;

/** Runs a command in the repository and passes on what it says. Ends it when it takes too long. */
function run(
  command: string,
  args: readonly string[],
  limit: number,
  { env, say }: Surroundings,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    const patience = Math.max(5000, Math.min(limit, deadline - clock()));
    const end = clock() + patience;
    const timer = setInterval(() => {
      if (clock() < end) return;
      clearInterval(timer);
      say(`✖ Ended after ${(patience / minutes).toFixed(1)} minutes without a result.\n`);
      if (child.pid) killTree(child.pid);
    }, 1000);
    const settle = (code: number) => {
      clearInterval(timer);
      running.delete(child);
      resolve(code);
    };
    child.once('error', (error) => {
      say(`${error.message}\n`);
      settle(1);
    });
    // What it started itself may hold its pipes open for longer.
    child.once('exit', (code) => setTimeout(settle, 200, code ?? 1));
  });
}

/** What a step is run with, and where its words go. */
interface Surroundings {
  env: NodeJS.ProcessEnv;
  say: Say;
}

type Step = (around: Surroundings) => Promise<Result>;

/** A program counts as one test. */
function program(name: string, args: readonly string[], limit: number): Step {
  return async (around) => {
    const code = await run(name, args, limit, around);
    return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [[name, ...args].join(' ')] };
  };
}

const script = (command: string, limit: number) =>
  program('npm', ['run', '--silent', ...command.split(' ')], limit);

/** A Vitest run counts with all its tests, and a crash of it as one more failure. */
function vitest(name: string, limit: number, args: readonly string[] = ['--project', name]): Step {
  return async (around) => {
    const report = join(reports, `${name}.json`);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const runner = join(root, 'node_modules/vitest/vitest.mjs');
    const code = await run(process.execPath, [runner, 'run', ...args, ...reporters], limit, around);
    return readReport(name, report, code);
  };
}

const everything = ['a browser', 'Java', 'a built site'] as const;
type Need = (typeof everything)[number];

interface Part {
  title: string;
  work: Step;
  /** Without them it is not run, which is a failure. */
  needs?: readonly Need[];
}

const delivery = ['recipients', 'extraFields', 'retention'].map((name) => `e2e/delivery/${name}.test.ts`);
const rules = ['--config', 'e2e/delivery/vitest.config.ts', 'e2e/rules'];

/** What is tried once the site is built. */
const parts: readonly Part[] = [
  { title: 'Types', work: script('typecheck', 3 * minutes) },
  { title: 'Lint', work: script('lint', 3 * minutes) },
  { title: 'Packages', work: script('release:check -- --short', 5 * minutes) },
  {
    title: 'Unit tests',
    work: vitest('unit', 5 * minutes, ['--project', 'unit', '--project', 'components']),
  },
  { title: 'Stories', work: vitest('stories', 6 * minutes), needs: ['a browser'] },
  { title: 'Consumers', work: vitest('consumers', 6 * minutes), needs: ['a browser'] },
];

/** Beside those above: what is tried against the emulators, in turn. `npm run test:faults` has the long forms. */
const againstTheStack: readonly Part[] = [
  { title: 'Rules', work: vitest('rules', 5 * minutes, rules), needs: ['Java'] },
  { title: 'Journeys', work: vitest('e2e', 8 * minutes), needs: everything },
  {
    title: 'Delivery',
    work: vitest('delivery', 3 * minutes, ['--config', 'e2e/delivery/vitest.config.ts', ...delivery]),
    needs: ['Java'],
  },
  { title: 'Documentation pages', work: vitest('docs', 4 * minutes), needs: ['a browser'] },
];

/** What waits for most of its time, and for longer beside others: it comes once they are done. */
const alone: readonly Part[] = [
  { title: 'A visitor into each fault', work: vitest('browser-faults', 4 * minutes), needs: everything },
];

/** When the site that `npm start` serves was built, if it was. */
const lastBuild = () => statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;

const total: Result = { passed: 0, failed: [] };

const toTerminal: Say = (words) => process.stdout.write(words);

async function take(title: string, say: Say, work: () => Promise<Result>): Promise<boolean> {
  say(`\n── ${title} ──\n`);
  const since = Date.now();
  const result = await work();
  total.passed += result.passed;
  total.failed.push(...result.failed);
  const mark = result.failed.length === 0 ? '✔' : '✖';
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  say(`${mark} ${title}: ${result.passed} passed, ${result.failed.length} failed (${seconds} s)\n`);
  return result.failed.length === 0;
}

/** Takes parts in turn. Those that others run beside say what they have to say once they are done. */
async function takeAll(list: readonly Part[], env: NodeJS.ProcessEnv, missing: Set<Need>, live: boolean) {
  for (const { title, work, needs = [] } of list) {
    const lacking = needs.filter((need) => missing.has(need));
    const notRun = { passed: 0, failed: [`${title}: not run, for want of ${lacking.join(' and ')}`] };
    const said: string[] = [];
    const say: Say = live ? toTerminal : (words) => said.push(words);
    await take(title, say, () => (lacking.length > 0 ? Promise.resolve(notRun) : work({ env, say })));
    toTerminal(said.join(''));
  }
}

/** Looks for what the parts need; answers with what is missing. */
async function prepare(env: NodeJS.ProcessEnv): Promise<Set<Need>> {
  const missing = new Set<Need>();
  try {
    env['CHROME_PATH'] = await ensureBrowser((line) => console.log(`· ${line} …`));
    env['CHROMIUM_PATH'] = browserWithoutWindow() ?? env['CHROME_PATH'];
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
  const site = join(root, `site/dist-test-${offset}`);
  env['SITE_DIST'] = site;
  const settings = buildSettings(portsAt(offset), site);
  const served = lastBuild();

  // First, because it also writes the files that the sources import.
  const building = { env: { ...env, ...settings }, say: toTerminal };
  const built = await take('Build', toTerminal, () => script('build', 4 * minutes)(building));
  if (!built) missing.add('a built site');
  // Nothing builds a package again in the place from which others read it meanwhile.
  Object.assign(env, { PACKAGES_BUILT: 'yes', DOCS: 'short', FAULTS: 'short', JOURNEYS: 'short' });
  await take('Storybook', toTerminal, () => script('build:storybook -- --quiet', 3 * minutes)(building));
  env['STORYBOOK_BUILT'] = 'yes';
  await Promise.all([takeAll(parts, env, missing, true), takeAll(againstTheStack, env, missing, false)]);
  await takeAll(alone, env, missing, true);
  await take('The site of npm start', toTerminal, async () =>
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
