import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../local/paths.ts';
import { endWithUs, killTree } from '../local/processes.ts';

export const reports = join(root, 'reports');
/** Ends a step that hangs, in ms. */
const limit = 90 * 60_000;

type Print = (text: string) => unknown;
const toTerminal: Print = (text) => process.stdout.write(text);

/** A command. A Vitest run counts with all its tests, another program as one test. */
export interface Step {
  title: string;
  command: readonly [program: string, ...args: string[]];
  isVitest?: boolean;
}

export const script = (title: string, name: string, ...args: string[]): Step => ({
  title,
  command: ['npm', 'run', '--silent', name, ...args],
});

export function vitest(title: string, ...args: string[]): Step {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  return { title, command: [process.execPath, program, 'run', ...args], isVitest: true };
}

/** Runs a command. Returns its exit code, 1 if it hangs. */
function run([program, ...args]: Step['command'], env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    endWithUs(child);
    const timer = setTimeout(() => {
      print(`✖ Ended after ${limit / 60_000} minutes.\n`);
      if (child.pid) killTree(child.pid);
    }, limit);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.once('error', ({ message }) => {
      clearTimeout(timer);
      print(`${message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      // Its children may keep its pipes open for longer.
      setTimeout(resolve, 200, code ?? 1);
    });
  });
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number;
  /** Skipped ones. */
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Returns the names of failed tests, and of files that could not be run. */
const findFailed = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['could not be run'];
      return titles.map((title) => `${relative(root, name)}: ${title}`);
    });

/** What the steps have counted. `failed` are names. */
export const total = { passed: 0, skipped: 0, failed: [] as string[] };

/** Runs a step and adds its result to `total`. Returns whether it succeeds. */
export async function runStep(
  { title, command, isVitest }: Step,
  env: NodeJS.ProcessEnv,
  print: Print = toTerminal,
): Promise<boolean> {
  print(`\n── ${title} ──\n`);
  const started = Date.now();
  const file = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(isVitest ? [...command, ...reporters] : command, env, print);
  const report = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Report);
  const passed = report ? report.numPassedTests : Number(!isVitest && code === 0);
  const failed = report ? findFailed(report) : [];
  if (failed.length === 0 && (code !== 0 || passed === 0)) failed.push('see its output above');
  total.passed += passed;
  total.failed.push(...failed.map((name) => `${title}: ${name}`));
  total.skipped += report ? report.numPendingTests : 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  print(
    `${failed.length === 0 ? '✔' : '✖'} ${title}: ${passed} passed, ${failed.length} failed (${seconds} s)\n`,
  );
  return failed.length === 0;
}

/** Runs the steps of a list until it is empty. Without `isLive` the output of a step is printed at its end. */
export async function runSteps(list: Step[], env: NodeJS.ProcessEnv, isLive: boolean): Promise<void> {
  for (let step = list.shift(); step; step = list.shift()) {
    const output: string[] = [];
    await runStep(step, env, isLive ? toTerminal : (text) => output.push(text));
    toTerminal(output.join(''));
  }
}
