import { counted, sumOf, type EnginesSummary } from '../engines/counts.ts';

/** The heads of the table of journeys in three engines. */
export const enginesHeads = ({ engines }: EnginesSummary): string[] => [
  'What',
  ...engines.map(({ title, version }) => `${title} ${version}`),
  'Date',
  'Commit',
];

const joined = (words: readonly string[]) => [...new Set(words)].sort().join(', ') || '–';

/** Its rows: each kind of tests, what it came to in each engine, when and on which commits. */
export function enginesRows({ engines, cells }: EnginesSummary): [string, ...string[]][] {
  const kinds = [...new Set(cells.map(({ kind }) => kind))].sort();
  const rowOf = (name: string, chosen: EnginesSummary['cells']): [string, ...string[]] => [
    name,
    ...engines.map(({ engine }) => {
      const own = chosen.filter((cell) => cell.engine === engine);
      return own.length > 0 ? counted(sumOf(own)) : 'asked of Chromium alone';
    }),
    joined(chosen.flatMap(({ dates }) => dates)),
    joined(chosen.flatMap(({ commits }) => commits)),
  ];
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        cells.filter((cell) => cell.kind === kind),
      ),
    ),
    rowOf('together', cells),
  ];
}

/** What an engine lacks and what its driver cannot do, in sentences. */
export const enginesNotes = ({ engines, failed }: EnginesSummary): string[] => [
  ...engines.flatMap(({ title, lacks, cannot }) => [
    ...(lacks.length > 0 ? [`${title} lacks: ${lacks.join('; ')}. The pages are complete without.`] : []),
    ...cannot.map((what) => `${title}: the driver ${what}.`),
  ]),
  ...failed.map(({ engine, test }) => `Failed in ${engine}: ${test}`),
];
