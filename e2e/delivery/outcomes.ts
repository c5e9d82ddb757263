/** Collects what came of each case, to be printed as one table. */
export class Outcomes {
  readonly #rows: { case: string; outcome: string }[] = [];

  note(name: string, outcome: string) {
    this.#rows.push({ case: name, outcome });
  }

  print() {
    const width = Math.max(...this.#rows.map((row) => row.case.length));
    console.log(this.#rows.map((row) => `${row.case.padEnd(width)}  →  ${row.outcome}`).join('\n'));
  }
}
