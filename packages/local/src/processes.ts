import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { windows } from './paths.ts';
import { ask } from './run.ts';

export interface Program {
  name: string;
  pid: number;
  /** Settles when it has ended. */
  ended: Promise<void>;
  isRunning: () => boolean;
  /** What it has written so far. */
  output: () => string;
}

export interface LaunchOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** File for everything it writes. */
  log: string;
}

/** Everything started and not yet ended, for the last resort when this process has to leave at once. */
const running = new Set<number>();

process.on('exit', () => {
  for (const pid of running) killTree(pid);
});

/** Ends a child with this process, whatever this process ends by. */
export function endWithUs(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  running.add(pid);
  child.once('exit', () => running.delete(pid));
}

/**
 * Starts a program in a process group of its own: Ctrl-C in a terminal reaches the whole group of the command,
 * and a program that gets it from there and from us takes the second one for "never mind saving".
 */
export function launch(
  name: string,
  command: string,
  args: readonly string[],
  options: LaunchOptions,
): Promise<Program> {
  mkdirSync(dirname(options.log), { recursive: true });
  const log = openSync(options.log, 'w');
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    env: withoutProxy(options.env),
    stdio: ['ignore', log, log],
    detached: !windows,
    windowsHide: true,
  });
  closeSync(log);

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      endWithUs(child);
      resolve({
        name,
        pid: Number(child.pid),
        ended: new Promise((settle) => child.once('exit', () => settle())),
        isRunning: () => child.exitCode === null && child.signalCode === null,
        output: () => readFileSync(options.log, 'utf8'),
      });
    });
  });
}

/** firebase-tools asks its own emulators through a proxy if the environment names one, whatever NO_PROXY says. */
function withoutProxy(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/proxy|^GLOBAL_AGENT_/i.test(name)));
}

/** Asks a program to end, and ends it with all that it started when it has not in time. */
export async function stop(program: Program, patience: number): Promise<void> {
  const family = [program.pid, ...descendantsOf(program.pid)];
  if (program.isRunning()) {
    signal(program.pid, 'SIGINT');
    await within(patience, program.ended);
  }
  if (windows) killTree(program.pid);
  // The Firestore emulator is in a group of its own and outlives a firebase-tools that gave up on it.
  await endAll(family, 3000);
  // Whatever else is in its group: a program that crashed has left its helpers behind.
  if (!windows) signal(-program.pid, 'SIGKILL');
  await within(2000, program.ended);
}

/** Ends processes: politely, and for good when they have not gone in time. */
export async function endAll(pids: readonly number[], patience: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGTERM');
  for (let waited = 0; waited < patience && pids.some(isAlive); waited += 100) await delay(100);
  for (const pid of pids.filter(isAlive)) signal(pid, 'SIGKILL');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The processes that a process started, and theirs. */
export function descendantsOf(pid: number): number[] {
  const table = processTable();
  const below = (parent: number): number[] =>
    table.filter(({ ppid }) => ppid === parent).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

/** How a process was started; empty when it has ended. */
export function commandOf(pid: number): string {
  return processTable().find((process) => process.pid === pid)?.command ?? '';
}

/** Every process. Small Linux images have no `ps`, so there the system's own files are read. */
function processTable(): { pid: number; ppid: number; command: string }[] {
  if (windows) return [];
  if (process.platform !== 'linux') {
    const lines = ask('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']).stdout.split('\n');
    return lines.map((line) => {
      const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), ppid: Number(ppid), command };
    });
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    // After the program's name, which may hold spaces and brackets, come its state and its parent.
    const stat = readIfThere(`/proc/${pid}/stat`);
    const ppid = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    const command = readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    return { pid: Number(pid), ppid: Number(ppid), command };
  });
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Waits for an end, but not for ever, and leaves no timer that would keep this process from ending. */
const within = (patience: number, ended: Promise<void>) =>
  Promise.race([ended, delay(patience, undefined, { ref: false })]);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

export function killTree(pid: number): void {
  if (windows) {
    ask('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  for (const each of [...descendantsOf(pid), pid]) signal(each, 'SIGKILL');
}
