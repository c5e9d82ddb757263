/** What became of one test in one engine. */
export interface Outcome {
  kind: string;
  /** Left: by the test itself, which says why. Untried: by whoever started the run. */
  state: 'passed' | 'failed' | 'left' | 'untried';
  /** Why it was left out, or what it failed with. */
  why?: string;
  /** When it was tried, and on what. */
  date?: string;
  commit?: string;
}

/** What an engine says of itself. */
export interface About {
  title: string;
  version: string;
  lacks: string[];
  cannot: string[];
}

/** A file of tests in one engine. */
export interface Part {
  engine: string;
  /** Its path in e2e. */
  file: string;
  about?: About | undefined;
  /** By their full names. */
  tests: Record<string, Outcome>;
}

/** A kind of tests in one engine, counted. */
export interface Cell {
  engine: string;
  kind: string;
  passed: number;
  failed: number;
  left: number;
  untried: number;
  /** Of all that was tried; the first and the last where there are several. */
  dates: readonly string[];
  commits: readonly string[];
}

const inOrder = (words: Iterable<string | undefined>) =>
  [...new Set(words)].filter((word) => word !== undefined).sort();

/** Counts parts by engine and kind. */
export function cellsOf(parts: readonly Part[]): Cell[] {
  const groups = new Map<string, { engine: string; kind: string; all: Outcome[] }>();
  for (const { engine, tests } of parts) {
    for (const outcome of Object.values(tests)) {
      const { kind } = outcome;
      const group = groups.get(`${kind}\n${engine}`) ?? { engine, kind, all: [] };
      group.all.push(outcome);
      groups.set(`${kind}\n${engine}`, group);
    }
  }
  return [...groups.values()].map(({ engine, kind, all }) => {
    const count = (wanted: Outcome['state']) => all.filter(({ state }) => state === wanted).length;
    return {
      engine,
      kind,
      passed: count('passed'),
      failed: count('failed'),
      left: count('left'),
      untried: count('untried'),
      dates: inOrder(all.map(({ date }) => date?.slice(0, 10))),
      commits: inOrder(all.map(({ commit }) => commit)),
    };
  });
}

/** A count of tests in words. */
export const counted = ({
  passed,
  failed,
  left,
  untried,
}: Omit<Cell, 'engine' | 'kind' | 'dates' | 'commits'>) =>
  [
    (passed > 0 || failed + left + untried === 0) && `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    left > 0 && `${left} left out`,
    untried > 0 && `${untried} not tried`,
  ]
    .filter(Boolean)
    .join(', ');

/** All of a table in one. */
export const sumOf = (cells: readonly Cell[]) => {
  const sum = (what: 'passed' | 'failed' | 'left' | 'untried') =>
    cells.reduce((total, cell) => total + cell[what], 0);
  return { passed: sum('passed'), failed: sum('failed'), left: sum('left'), untried: sum('untried') };
};
