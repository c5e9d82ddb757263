import { chromiumAlone } from './kinds.ts';
import { cellsOf, counted, sumOf, type Part } from './counts.ts';

/** Columns as wide as their widest cell. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Each engine of these parts by its name and version, as far as one of them told. */
function titlesOf(parts: readonly Part[]): Map<string, string> {
  const engines = [...new Set(parts.map(({ engine }) => engine))].sort();
  return new Map(
    engines.map((engine) => {
      const about = parts.find((part) => part.engine === engine && part.about)?.about;
      return [engine, about ? `${about.title} ${about.version}` : engine];
    }),
  );
}

/** Kinds of tests by engines, what an engine lacks or its driver cannot, and what failed. */
export function tableOf(parts: readonly Part[], broken: readonly string[] = []): string {
  const titles = titlesOf(parts);
  const cells = cellsOf(parts);
  const rows = [...new Set(cells.map(({ kind }) => kind))].map((kind) => [
    kind,
    ...[...titles.keys()].map((engine) => {
      const cell = cells.find((one) => one.kind === kind && one.engine === engine);
      return cell ? counted(cell) : '–';
    }),
  ]);
  const total = [...titles.keys()].map((engine) =>
    counted(sumOf(cells.filter((cell) => cell.engine === engine))),
  );
  const table = aligned([['', ...titles.values()], ...rows, ['together', ...total]]);
  const notes = parts.flatMap(({ about }) => [
    ...(about && about.lacks.length > 0 ? [`${about.title} lacks: ${about.lacks.join('; ')}.`] : []),
    ...(about?.cannot ?? []).map((cannot) => `${about!.title}: ${cannot}.`),
  ]);
  const alone = chromiumAlone.map(({ file, why }) => `${file.replace(/.*\//, '')} ${why}.`);
  const failed = parts.flatMap(({ engine, tests }) =>
    Object.entries(tests)
      .filter(([, { state }]) => state === 'failed')
      .map(([name, { why }]) => `${engine}: ${name}${why ? ` – ${why}` : ''}`),
  );
  const failures = [...broken, ...failed].map((name) => `  ✖ ${name}`);
  return [
    table,
    [...notes, `Chromium alone: ${alone.join(' ')}`].join('\n'),
    ...(failures.length > 0 ? [`Failed:\n${failures.join('\n')}`] : []),
  ].join('\n\n');
}
