/** Builds everything and runs every check: `npm test`. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser, findHeadlessShell } from '../local/browser.ts';
import { findJava } from '../local/java.ts';
import { root, windows } from '../local/paths.ts';
import { freeOffset, portsAt } from '../local/ports.ts';
import { describeFailure } from '../local/problem.ts';
import { endWithUs, killTree } from '../local/processes.ts';
import { buildSettings } from '../stack/build.ts';
import { readReport, type Result } from './report.ts';

const reports = join(root, 'reports');
/** Ends a step that hangs, in ms. */
const limit = 25 * 60_000;

// `exit` ends the running steps.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
process.on('disconnect', () => process.exit(130));

type Print = (text: string) => unknown;
const toTerminal: Print = (text) => process.stdout.write(text);

/** A command. A Vitest run counts with all its tests, another program as one test. */
interface Step {
  title: string;
  command: readonly [program: string, ...args: string[]];
  isVitest?: boolean;
}

const script = (title: string, name: string, ...args: string[]): Step => ({
  title,
  command: ['npm', 'run', '--silent', name, ...args],
});

const vitest = (title: string, ...args: string[]): Step => ({
  title,
  command: [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
  isVitest: true,
});

/** They read the sources, in which tests create files. */
const firstSteps = [script('Types', 'typecheck'), script('Lint', 'lint')];

/** Tests on the emulator that do not last long. */
const onEmulator = [
  'rules',
  ...['messages', 'recipients', 'extraFields', 'retention', 'alerts'].map(
    (name) => `delivery/${name}.test.ts`,
  ),
].map((path) => `e2e/${path}`);

/** Two run at a time, the longest first. */
const steps = [
  vitest('Unit tests', '--project', 'unit', '--project', 'components'),
  vitest('Journeys', '--project', 'e2e'),
  vitest('Consumers', '--project', 'consumers'),
  vitest('Rules and delivery', '--config', 'e2e/delivery/vitest.config.ts', ...onEmulator),
  vitest('Stories', '--project', 'stories'),
  vitest('Documentation pages', '--project', 'docs'),
];

/** It measures time, so it runs alone. */
const lastSteps = [vitest('Browser faults', '--project', 'browser-faults')];

/** Runs a command. Returns its exit code, 1 if it hangs. */
function run([program, ...args]: Step['command'], env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: windows });
    endWithUs(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    const timer = setTimeout(() => {
      print(`✖ Ended after ${limit / 60_000} minutes.\n`);
      if (child.pid) killTree(child.pid);
    }, limit);
    const settle = (code: number) => {
      clearTimeout(timer);
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

const total: Result = { passed: 0, failed: [] };

async function take(
  { title, command, isVitest }: Step,
  env: NodeJS.ProcessEnv,
  print: Print,
): Promise<boolean> {
  print(`\n── ${title} ──\n`);
  const started = Date.now();
  const report = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(isVitest ? [...command, ...reporters] : command, env, print);
  const program = code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [command.join(' ')] };
  const { passed, failed } = isVitest ? readReport(title, report, code) : program;
  total.passed += passed;
  total.failed.push(...failed);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  print(
    `${failed.length === 0 ? '✔' : '✖'} ${title}: ${passed} passed, ${failed.length} failed (${seconds} s)\n`,
  );
  return failed.length === 0;
}

/** Takes steps from a list until it is empty. Without `isLive` the output of a step is printed at its end. */
async function takeAll(list: Step[], env: NodeJS.ProcessEnv, isLive: boolean) {
  for (let step = list.shift(); step; step = list.shift()) {
    const output: string[] = [];
    await take(step, env, isLive ? toTerminal : (text) => output.push(text));
    toTerminal(output.join(''));
  }
}

/** When the site that `npm start` serves was built. */
const servedBuild = () => statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;

async function testAll(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env };
  env['CHROME_PATH'] = await ensureBrowser((line) => console.log(`· ${line} …`));
  env['CHROMIUM_PATH'] = findHeadlessShell() ?? env['CHROME_PATH'];
  console.log(`✔ Browser: ${env['CHROMIUM_PATH']}\n✔ Java: ${findJava()}`);

  // Ports and a folder of its own: `npm start` may run at the same time.
  const offset = Number(env['PORT_OFFSET'] ?? (await freeOffset()));
  const site = join(root, `site/dist-test-${offset}`);
  Object.assign(env, { PORT_OFFSET: String(offset), SITE_DIST: site });
  const forBuild = { ...env, ...buildSettings(portsAt(offset), site) };
  const served = servedBuild();
  if (!(await take(script('Build', 'build'), forBuild, toTerminal))) return;
  // No step builds a package again, because others read it at the same time.
  Object.assign(env, { PACKAGES_BUILT: 'yes', STORYBOOK_BUILT: 'yes', TESTS: 'short' });
  const others = async () => {
    await takeAll([script('Storybook', 'build:storybook', '--', '--quiet')], forBuild, true);
    await takeAll([script('Packages', 'release:check', '--', '--short')], env, true);
  };
  await Promise.all([others(), takeAll(firstSteps, env, false)]);
  await Promise.all([takeAll(steps, env, true), takeAll(steps, env, false)]);
  await takeAll(lastSteps, env, true);
  if (servedBuild() !== served) total.failed.push('site/dist was built again, which npm start serves');
  rmSync(site, { recursive: true, force: true });
}

const started = Date.now();
try {
  readOptions('Usage: npm test', {});
  await testAll();
} catch (error) {
  total.failed.push(describeFailure(error));
}
console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
for (const name of total.failed) console.log(`  ✖ ${name}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length === 0 ? 0 : 1);
