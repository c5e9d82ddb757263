/** Builds everything and runs every check: `npm test`. The last line is `N passed, N failed`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browserWithoutWindow, ensureBrowser } from '../local/browser.ts';
import { findJava, missingJava } from '../local/java.ts';
import { root, windows } from '../local/paths.ts';
import { freeOffset, portsAt } from '../local/ports.ts';
import { describeFailure } from '../local/problem.ts';
import { killTree } from '../local/processes.ts';
import { buildSettings } from '../stack/build.ts';
import { readReport, type Result } from './report.ts';

const reports = join(root, 'reports');
/** Ends a step that hangs, in ms. */
const limit = 15 * 60_000;

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abandon);
process.on('disconnect', abandon);

function abandon(): void {
  for (const { pid } of running) if (pid) killTree(pid);
  process.exit(130);
}

type Print = (text: string) => unknown;
interface Context {
  env: NodeJS.ProcessEnv;
  print: Print;
}
type Step = (context: Context) => Promise<Result>;

/** Runs a command. Returns its exit code, 1 if it hangs. */
function run(command: string, args: readonly string[], { env, print }: Context): Promise<number> {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(command, args, { cwd: root, env, stdio: [...stdio], shell: windows });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    const timer = setTimeout(() => {
      print(`✖ Ended after ${limit / 60_000} minutes.\n`);
      if (child.pid) killTree(child.pid);
    }, limit);
    const settle = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code);
    };
    child.once('error', (error) => {
      print(`${error.message}\n`);
      settle(1);
    });
    // Its children may keep its pipes open for longer.
    child.once('exit', (code) => setTimeout(settle, 200, code ?? 1));
  });
}

/** A program counts as one test. */
const program =
  (...command: readonly [string, ...string[]]): Step =>
  async (context) => {
    const [name, ...args] = command;
    const code = await run(name, args, context);
    return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [command.join(' ')] };
  };

const script = (command: string) => program('npm', 'run', '--silent', ...command.split(' '));

/** A Vitest run counts with all its tests. */
const vitest =
  (name: string, args: readonly string[] = ['--project', name]): Step =>
  async (context) => {
    const report = join(reports, `${name}.json`);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const runner = join(root, 'node_modules/vitest/vitest.mjs');
    const code = await run(process.execPath, [runner, 'run', ...args, ...reporters], context);
    return readReport(name, report, code);
  };

const everything = ['a browser', 'Java', 'a built site'] as const;
type Need = (typeof everything)[number];

interface Part {
  title: string;
  step: Step;
  /** Without them the part fails. */
  needs?: readonly Need[];
}

const parts: readonly Part[] = [
  { title: 'Types', step: script('typecheck') },
  { title: 'Lint', step: script('lint') },
  { title: 'Packages', step: script('release:check -- --short') },
  { title: 'Unit tests', step: vitest('unit', ['--project', 'unit', '--project', 'components']) },
  { title: 'Stories', step: vitest('stories'), needs: ['a browser'] },
  { title: 'Consumers', step: vitest('consumers'), needs: ['a browser'] },
];

const deliveryTests = ['recipients', 'extraFields', 'retention'].map(
  (name) => `e2e/delivery/${name}.test.ts`,
);
const rules = ['--config', 'e2e/delivery/vitest.config.ts', 'e2e/rules'];
const delivery = ['--config', 'e2e/delivery/vitest.config.ts', ...deliveryTests];

/** These run at the same time as those above, one after another: they share the emulators. */
const withEmulators: readonly Part[] = [
  { title: 'Rules', step: vitest('rules', rules), needs: ['Java'] },
  { title: 'Journeys', step: vitest('e2e'), needs: everything },
  { title: 'Delivery', step: vitest('delivery', delivery), needs: ['Java'] },
  { title: 'Documentation pages', step: vitest('docs'), needs: ['a browser'] },
];

/** Its time limits are real ones, so it runs alone. */
const alone: readonly Part[] = [
  { title: 'Browser faults', step: vitest('browser-faults'), needs: everything },
];

const total: Result = { passed: 0, failed: [] };

const toTerminal: Print = (text) => process.stdout.write(text);

async function take(title: string, step: Step, context: Context): Promise<boolean> {
  const { print } = context;
  print(`\n── ${title} ──\n`);
  const started = Date.now();
  const { passed, failed } = await step(context);
  total.passed += passed;
  total.failed.push(...failed);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const mark = failed.length === 0 ? '✔' : '✖';
  print(`${mark} ${title}: ${passed} passed, ${failed.length} failed (${seconds} s)\n`);
  return failed.length === 0;
}

/** Runs parts one after another. Without `isLive` the output of a part is printed at its end. */
async function takeAll(list: readonly Part[], env: NodeJS.ProcessEnv, missing: Set<Need>, isLive: boolean) {
  for (const { title, step, needs = [] } of list) {
    const lacking = needs.filter((need) => missing.has(need));
    const output: string[] = [];
    const print: Print = isLive ? toTerminal : (text) => output.push(text);
    const notRun: Step = () =>
      Promise.resolve({ passed: 0, failed: [`${title}: not run without ${lacking.join(' and ')}`] });
    await take(title, lacking.length > 0 ? notRun : step, { env, print });
    toTerminal(output.join(''));
  }
}

/** Finds the programs that the parts need, and returns the missing ones. */
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

/** When the site that `npm start` serves was built. */
const servedBuild = () => statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;

async function main(): Promise<number> {
  const started = Date.now();
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env };
  const missing = await prepare(env);

  // Ports and a folder of its own: `npm start` may run at the same time.
  const offset = Number(env['PORT_OFFSET'] ?? (await freeOffset()));
  const site = join(root, `site/dist-test-${offset}`);
  Object.assign(env, { PORT_OFFSET: String(offset), SITE_DIST: site });
  const building = { env: { ...env, ...buildSettings(portsAt(offset), site) }, print: toTerminal };
  const served = servedBuild();
  if (!(await take('Build', script('build'), building))) missing.add('a built site');
  await take('Storybook', script('build:storybook -- --quiet'), building);

  // No test builds a package again, because others read it at the same time.
  Object.assign(env, { PACKAGES_BUILT: 'yes', STORYBOOK_BUILT: 'yes' });
  Object.assign(env, { DOCS: 'short', FAULTS: 'short', JOURNEYS: 'short' });
  await Promise.all([takeAll(parts, env, missing, true), takeAll(withEmulators, env, missing, false)]);
  await takeAll(alone, env, missing, true);
  if (servedBuild() !== served) total.failed.push('site/dist was built again, which npm start serves');

  rmSync(site, { recursive: true, force: true });
  console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
  for (const name of total.failed) console.log(`  ✖ ${name}`);
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
