/**
 * Builds the packages, the site and the functions, and runs the checks of a change: `npm test`. `npm test -- quick` runs
 * those that need no site, `npm test -- all` everything, tests in their long form. The last line is `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPositionals } from '../local/arguments.ts';
import { ensureBrowser, findHeadlessShell } from '../local/browser.ts';
import { ensureEngine } from '../local/engines.ts';
import { ensureEmulator } from '../local/firestoreEmulator.ts';
import { ensureJava } from '../local/java.ts';
import { onPath, root } from '../local/paths.ts';
import { findFreeOffset, listPorts } from '../local/ports.ts';
import { describeFailure, Problem } from '../local/problem.ts';
import { installPackages } from '../local/systemPackages.ts';
import { buildSettings } from '../stack/build.ts';
import { reports, script, runStep, runSteps, total, vitest } from './step.ts';

// `exit` ends the running steps.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
process.on('disconnect', () => process.exit(130));

const types = script('Types', 'typecheck');
const lint = script('Lint', 'lint');

/** Two files at a time: some wait for other programs. Vitest leaves one processor free by default. */
const unitTests = vitest('Unit tests', '--project', 'unit', '--project', 'components', '--maxWorkers', '2');

/** Steps that need the build. Four run at a time, because most wait for other programs: the longest first. */
const steps = [
  unitTests,
  vitest('Journeys', '--project', 'journeys'),
  vitest('Rules and delivery', '--project', 'faults', '--no-isolate'),
  vitest('Stories', '--project', 'stories'),
  vitest('Consumers', '--project', 'consumers'),
  types,
  lint,
];

/** Further steps of `npm test -- all`, one at a time. The site is built again, without a back end. */
const furtherSteps = [
  script('Storybook', 'build:storybook'),
  script('Site', 'build', '--workspace=site'),
  vitest('Documentation', '--project', 'docs'),
  script('Audit', 'audit'),
  script('Release', 'release:check'),
];

/** Steps that compare with records of Debian 12. */
const comparisons = [script('Screenshots', 'test:visual'), script('Speech', 'test:speech')];

function isDebian12(): boolean {
  const about = '/etc/os-release';
  return existsSync(about) && readFileSync(about, 'utf8').includes('VERSION_CODENAME=bookworm');
}

const say = (line: string) => console.log(`· ${line} …`);

/** Finds or installs the programs that the tests start. Prints what is missing. Returns the variables that name them. */
async function findPrograms(): Promise<NodeJS.ProcessEnv> {
  const browser = await ensureBrowser(say);
  const java = await ensureJava(say);
  const emulator = ensureEmulator(say);
  const hasNginx = () => onPath('nginx').length > 0 || existsSync('/usr/sbin/nginx');
  installPackages(
    [...(findHeadlessShell() ? [] : ['chromium-headless-shell']), ...(hasNginx() ? [] : ['nginx-light'])],
    say,
  );
  const shell = findHeadlessShell() ?? browser;
  for (const line of [`Browser: ${shell}`, `Java: ${java}`, `Firestore emulator: ${emulator}`])
    console.log(`✔ ${line}`);
  for (const engine of ['Firefox', 'WebKitGTK'] as const) {
    const missing = ensureEngine(engine, say);
    if (missing.length === 0) console.log(`✔ ${engine}`);
    else
      console.log(`! ${engine} is not tested: apt-get install --no-install-recommends ${missing.join(' ')}`);
  }
  if (!hasNginx()) console.log('! nginx is not tested: apt-get install nginx-light');
  const JAVA_HOME = dirname(dirname(java));
  return { CHROME_PATH: browser, CHROMIUM_PATH: shell, JAVA_HOME, FIRESTORE_EMULATOR_BINARY_PATH: emulator };
}

/** Runs the checks of a change. Returns the environment of further steps, undefined if the build fails. */
async function testChange(tests: 'short' | 'long'): Promise<NodeJS.ProcessEnv | undefined> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...(await findPrograms()) };
  // Ports and a folder of its own: `npm start` may run at the same time.
  const offset = await findFreeOffset();
  const site = join(root, `site/dist-test-${offset}`);
  process.on('exit', () => rmSync(site, { recursive: true, force: true }));
  Object.assign(env, { PORT_OFFSET: String(offset), SITE_DIST: site, WITHOUT_LOCAL_SETTINGS: 'yes' });
  const forBuild = { ...env, ...buildSettings(listPorts(offset), site) };
  if (!(await runStep(script('Build', 'build'), forBuild))) return undefined;
  // No step builds again, because others read it at the same time.
  Object.assign(env, { IS_BUILT: 'yes', TESTS: tests });
  const waiting = [...steps];
  await Promise.all([true, false, false, false].map((isLive) => runSteps(waiting, env, isLive)));
  return env;
}

async function testAll(): Promise<void> {
  const env = await testChange('long');
  if (!env) return;
  const isComparable = isDebian12();
  if (!isComparable)
    console.log('! Screenshots and speech are not tested: their records were made on Debian 12.');
  // The records were made with the whole browser.
  const further = { ...env, CHROMIUM_PATH: env['CHROME_PATH'] };
  await runSteps([...furtherSteps, ...(isComparable ? comparisons : [])], further, true);
}

/** Types, lint and unit tests, for each change. */
async function testQuickly(): Promise<void> {
  const env = { ...process.env, TESTS: 'short' };
  if (!(await runStep(script('Build', 'build:packages'), env))) return;
  await Promise.all([runStep(unitTests, env), runSteps([types, lint], env, false)]);
}

const modes = new Map<string, () => Promise<unknown>>([
  ['', () => testChange('short')],
  ['quick', testQuickly],
  ['all', testAll],
]);
const usage = `Usage: npm test [-- quick | all]

  quick   types, lint and unit tests
  all     everything, which takes more than an hour`;
const started = Date.now();
try {
  const runTests = modes.get(readPositionals(usage).join(' '));
  if (!runTests) throw new Problem(usage);
  mkdirSync(reports, { recursive: true });
  await runTests();
} catch (error) {
  total.failed.push(describeFailure(error));
}
console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
for (const name of total.failed) console.log(`  ✖ ${name}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length === 0 ? 0 : 1);
