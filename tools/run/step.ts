import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, windows } from '../local/paths.ts';
import { endWithUs, killTree } from '../local/processes.ts';
import { readReport, type Result } from './report.ts';

export const reports = join(root, 'reports');
/** Ends a step that hangs, in ms. */
const limit = 25 * 60_000;

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

export const total: Result = { passed: 0, failed: [], skipped: [] };

/** Runs a step and adds its result to `total`. Returns whether it succeeds. */
export async function runStep(
  step: Step,
  env: NodeJS.ProcessEnv,
  print: Print = toTerminal,
): Promise<boolean> {
  const { title, command, isVitest } = step;
  print(`\n── ${title} ──\n`);
  const started = Date.now();
  const report = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(isVitest ? [...command, ...reporters] : command, env, print);
  const program = code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [command.join(' ')] };
  const { passed, failed, skipped } = isVitest
    ? readReport(title, report, code)
    : { ...program, skipped: [] };
  total.passed += passed;
  total.failed.push(...failed);
  total.skipped.push(...skipped);
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
