import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandOf, delay, endAll, isAlive } from './processes.ts';

/** Which processes a stack consists of, kept beside its data while it runs. */
export interface StackRecord {
  /** The process that started the others, and how it was started. */
  owner: Entry;
  /** What it started itself. */
  programs: Entry[];
  /** What those started in turn. */
  descendants: Entry[];
  /** It is saving and will be gone in a moment. */
  stopping: boolean;
}

export interface Entry {
  pid: number;
  command: string;
}

export function entryOf(pid: number): Entry {
  return { pid, command: commandOf(pid) };
}

export function writeRecord(path: string, record: StackRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(record, undefined, 2));
}

export function removeRecord(path: string): void {
  rmSync(path, { force: true });
}

function readRecord(path: string): StackRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StackRecord;
  } catch {
    return undefined;
  }
}

/** Process ids are given out again: the same number counts only with the same command. */
function stillRuns({ pid, command }: Entry): boolean {
  return isAlive(pid) && commandOf(pid) === command;
}

/** Notes that the stack is about to go, so that the next start waits for it instead of refusing. */
export function markStopping(path: string): void {
  const record = readRecord(path);
  if (record) writeRecord(path, { ...record, stopping: true });
}

/** The process id of a stack that runs with this record, if one does. Waits for one that is stopping. */
export async function runningOwner(path: string): Promise<number | undefined> {
  for (const deadline = Date.now() + 400_000; Date.now() < deadline; await delay(200)) {
    const record = readRecord(path);
    if (!record || record.owner.pid === process.pid || !stillRuns(record.owner)) return undefined;
    if (!record.stopping) return record.owner.pid;
  }
  return readRecord(path)?.owner.pid;
}

/**
 * Ends what a run left behind that was killed before it could clean up. Returns how many programs that were.
 * The emulator suite comes before the emulator that it started, so that it can still save the messages.
 */
export async function endLeftovers(path: string): Promise<number> {
  const { programs = [], descendants = [] } = readRecord(path) ?? {};
  const left = programs.filter(stillRuns);
  await endAll(pidsOf(left), 60_000);
  await endEntries(descendants);
  removeRecord(path);
  return left.length;
}

function pidsOf(entries: readonly Entry[]): number[] {
  return entries.map(({ pid }) => pid);
}

/** Ends those of these processes that are still the same. */
export async function endEntries(entries: readonly Entry[]): Promise<void> {
  await endAll(pidsOf(entries.filter(stillRuns)), 3000);
}
