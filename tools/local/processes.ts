import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { windows } from './paths.ts';
import { ask } from './run.ts';

export interface Program {
  name: string;
  pid: number;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  isRunning: () => boolean;
  output: () => string;
}

export interface LaunchOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** File for its output. */
  log: string;
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
 * it before it has saved the messages.
 */
export function launch(
  name: string,
  command: string,
  args: readonly string[],
  { cwd, env, log }: LaunchOptions,
): Promise<Program> {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: withoutProxy(env),
    stdio: ['ignore', file, file],
    detached: !windows,
    windowsHide: true,
  });
  closeSync(file);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      endWithUs(child);
      resolve({
        name,
        pid: Number(child.pid),
        ended,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        output: () => readFileSync(log, 'utf8'),
      });
    });
  });
}

/** firebase-tools uses the proxy for its own emulators, whatever NO_PROXY says. */
function withoutProxy(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/proxy|^GLOBAL_AGENT_/i.test(name)));
}

/** Interrupts a program. After `patience` ms kills it, with its descendants. */
export async function stop(program: Program, patience: number): Promise<void> {
  const family = descendantsOf(program.pid);
  if (program.isRunning() && !windows) {
    process.kill(program.pid, 'SIGINT');
    await Promise.race([program.ended, delay(patience, undefined, { ref: false })]);
  }
  for (const pid of [...family, program.pid]) killTree(pid);
}

/** Returns the children of a process, their children, and so on. Empty on Windows. */
function descendantsOf(pid: number): number[] {
  const parents = windows ? [] : parentsOfProcesses();
  const below = (parent: number): number[] =>
    parents.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** Returns each process with its parent. Small Linux images have no `ps`, so /proc is read there. */
function parentsOfProcesses(): [pid: number, ppid: number][] {
  if (process.platform !== 'linux')
    return ask('ps', ['-A', '-o', 'pid=,ppid='])
      .stdout.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [number, number][] => {
      try {
        // The name in brackets may contain spaces and brackets; the state and the parent follow it.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        return [];
      }
    });
}

/** Kills a process and its descendants. */
export function killTree(pid: number): void {
  if (windows) {
    ask('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  for (const each of [...descendantsOf(pid), pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}
