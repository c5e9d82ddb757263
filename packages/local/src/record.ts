import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, descendantsOf, endAll, isAlive, stop, type Program } from './processes.ts';

interface Entry {
  pid: number;
  command: string;
}

/** Which processes a stack consists of, kept beside its data while it runs. */
interface StackRecord {
  /** The process that started the others, and how it was started. */
  owner: Entry;
  /** What it started itself. */
  programs: Entry[];
  /** What those started in turn. */
  descendants: Entry[];
  /** It is saving and will be gone in a moment. */
  stopping: boolean;
}

const entryOf = (pid: number): Entry => ({ pid, command: commandOf(pid) });

/** Process ids are given out again: the same number counts only with the same command. */
const stillRuns = ({ pid, command }: Entry) => isAlive(pid) && commandOf(pid) === command;

/** Ends those of these processes that are still the same; answers how many they were. */
async function endEntries(entries: readonly Entry[], patience: number): Promise<number> {
  const left = entries.filter(stillRuns).map(({ pid }) => pid);
  await endAll(left, patience);
  return left.length;
}

function readRecord(path: string): StackRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StackRecord;
  } catch {
    return undefined;
  }
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
  const left = await endEntries(programs, 60_000);
  await endEntries(descendants, 3000);
  rmSync(path, { force: true });
  return left;
}

/** The programs of a stack, written down in its record so that a later run can end what this one left behind. */
export class RunningPrograms {
  readonly programs: Program[] = [];
  readonly #path: string;
  #record: StackRecord = { owner: entryOf(process.pid), programs: [], descendants: [], stopping: false };

  constructor(path: string) {
    this.#path = path;
  }

  async add(starting: Promise<Program>): Promise<void> {
    this.programs.push(await starting);
    this.remember();
  }

  /** Writes down all that runs by now: the programs, and what they have started themselves. */
  remember(): void {
    const pids = this.programs.map(({ pid }) => pid);
    this.#write({ programs: pids.map(entryOf), descendants: pids.flatMap(descendantsOf).map(entryOf) });
  }

  /** Notes that the stack is about to go, so that the next start waits for it instead of refusing. */
  markStopping(): void {
    this.#write({ stopping: true });
  }

  #write(change: Partial<StackRecord>): void {
    this.#record = { ...this.#record, ...change };
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#record, undefined, 2));
  }

  firstToEnd(): Promise<Program> {
    return Promise.race(this.programs.map((program) => program.ended.then(() => program)));
  }

  async end(): Promise<void> {
    await Promise.all(this.programs.map((program) => stop(program, 30_000)));
    // What a crashed program had started is nobody's child any more.
    await endEntries(this.#record.descendants, 3000);
    rmSync(this.#path, { force: true });
  }
}
