import { descendantsOf, stop, type Program } from './processes.ts';
import { endEntries, entryOf, removeRecord, writeRecord, type Entry } from './record.ts';

/** The programs of a stack, written down in its record so that a later run can end what this one left behind. */
export class RunningPrograms {
  readonly programs: Program[] = [];
  readonly #record: string;
  #descendants: Entry[] = [];

  constructor(record: string) {
    this.#record = record;
  }

  async add(starting: Promise<Program>): Promise<void> {
    this.programs.push(await starting);
    this.remember();
  }

  /** Writes down all that runs by now: the programs, and what they have started themselves. */
  remember(): void {
    this.#descendants = this.programs.flatMap(({ pid }) => descendantsOf(pid)).map(entryOf);
    writeRecord(this.#record, {
      owner: entryOf(process.pid),
      stopping: false,
      programs: this.programs.map(({ pid }) => entryOf(pid)),
      descendants: this.#descendants,
    });
  }

  firstToEnd(): Promise<Program> {
    return Promise.race(
      this.programs.map(async (program) => {
        await program.ended;
        return program;
      }),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.programs.map((program) => stop(program, 30_000)));
    // What a crashed program had started is nobody's child any more.
    await endEntries(this.#descendants);
    removeRecord(this.#record);
  }
}
