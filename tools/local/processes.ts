import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, globSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { captureOutput } from './run.ts';

export interface Program {
  name: string;
  pid: number;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  isRunning: () => boolean;
  output: () => string;
}

const running = new Set<number>();

process.on('exit', () => {
  for (const pid of running) killTree(pid);
});

/** Ends a child when this process exits. */
export function endWithUs(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  running.add(pid);
  child.once('exit', () => running.delete(pid));
}

/**
 * Starts a program in its own process group. In ours, Ctrl-C would reach firebase-tools twice, and the second signal ends
 * it before it has saved the messages. Writes its output to the file `log`.
 */
export async function launch(
  name: string,
  command: string,
  args: readonly string[],
  { cwd, env, log }: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Promise<Program> {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  const child: ChildProcess = spawn(command, args, {
    cwd,
    // firebase-tools uses the proxy for its own emulators, whatever NO_PROXY says.
    env: Object.fromEntries(Object.entries(env).filter(([key]) => !/proxy|^GLOBAL_AGENT_/i.test(key))),
    stdio: ['ignore', file, file],
    detached: true,
  });
  closeSync(file);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => child.once('error', reject).once('spawn', resolve));
  endWithUs(child);
  return {
    name,
    pid: Number(child.pid),
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => readFileSync(log, 'utf8'),
  };
}

export function getLastLines({ output }: Program, count = 8): string {
  const lines = output()
    .split('\n')
    .filter((line) => line.trim());
  return lines
    .slice(-count)
    .map((line) => `  | ${line}`)
    .join('\n');
}

/** Interrupts a program. After `timeout` ms kills it, with its descendants. */
export async function stop(program: Program, timeout: number): Promise<void> {
  const descendants = findDescendants(program.pid);
  if (program.isRunning()) {
    process.kill(program.pid, 'SIGINT');
    await Promise.race([program.ended, delay(timeout, undefined, { ref: false })]);
  }
  for (const pid of [...descendants, program.pid]) killTree(pid);
}

/** Returns the children of a process, their children, and so on. Small Linux images have no `ps`. */
function findDescendants(pid: number): number[] {
  const list =
    process.platform === 'linux'
      ? globSync(`/proc/${pid}/task/*/children`).map(readIfThere).join(' ')
      : captureOutput('pgrep', ['-P', String(pid)]).stdout;
  return (list.match(/\d+/g) ?? []).map(Number).flatMap((child) => [child, ...findDescendants(child)]);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Kills a process and its descendants. */
export function killTree(pid: number): void {
  for (const each of [...findDescendants(pid), pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}
