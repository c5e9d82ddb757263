/** Result of one message that was sent with a fault. */
export interface Result {
  fault: string;
  when: 'before' | 'after';
  often: 'once' | 'always';
  outcome: 'sent' | 'failed';
  /** Time until the form showed the result, in ms. */
  took: number;
  writes: number;
  stored: number;
  valuesKept: boolean;
  /** Result of the next try without a fault, if the first failed. */
  next: 'sent' | 'failed' | undefined;
  storedInTheEnd: number;
}

const columns: [string, (result: Result) => string][] = [
  ['fault', ({ fault }) => fault],
  ['write', ({ when }) => `${when} it`],
  ['how often', ({ often }) => often],
  ['visitor sees', ({ outcome }) => outcome],
  ['after', ({ took }) => `${(took / 1000).toFixed(1)} s`],
  ['requests', ({ writes }) => `${writes}`],
  ['stored', ({ stored }) => `${stored}`],
  ['next try', ({ next }) => next ?? ''],
  ['stored in the end', ({ storedInTheEnd }) => `${storedInTheEnd}`],
];

/** Returns a table of all results, and the number of broken promises. */
export function report(results: readonly Result[]): string {
  const key = ({ often, fault, when }: Result) => `${often} ${fault} ${when}`;
  const sorted = results.toSorted((one, other) => key(one).localeCompare(key(other)));
  const table = columns.map(([title, cell]) => {
    const cells = [title, ...sorted.map(cell)];
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((text) => text.padEnd(width));
  });
  const lines = ['', ...sorted].map((_, row) => table.map((cells) => cells[row]).join('  '));

  const count = (broken: (result: Result) => boolean) => results.filter(broken).length;
  return [
    ...lines,
    `${results.length} messages sent into faults: ` +
      `${count(({ outcome, stored }) => outcome === 'sent' && stored === 0)} false successes, ` +
      `${count(({ storedInTheEnd }) => storedInTheEnd > 1)} stored twice, ` +
      `${count(({ storedInTheEnd }) => storedInTheEnd === 0)} lost, ` +
      `${count(({ valuesKept }) => !valuesKept)} failures without the typed values`,
  ].join('\n');
}
