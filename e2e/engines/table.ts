import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { chromiumAlone, kinds } from './kinds.ts';

const folder = `${import.meta.dirname}/..`;

interface Count {
  passed: number;
  failed: number;
  left: number;
}

/** The kind of a test: that of its file, or of its group where the file has several. */
function kindOf(test: TestCase): string {
  const file = kinds[relative(folder, test.module.moduleId)];
  if (file !== undefined) return file;
  let group = test.parent;
  while (group.type === 'suite' && group.parent.type === 'suite') group = group.parent;
  return group.type === 'suite' ? group.name : relative(folder, test.module.moduleId);
}

const written = ({ passed, failed, left }: Count) =>
  [`${passed} passed`, failed > 0 && `${failed} FAILED`, left > 0 && `${left} not run`]
    .filter(Boolean)
    .join(', ');

/** Ends a run with one table: kinds of tests by engines, and what an engine lacks by name. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const rows = new Map<string, Map<string, Count>>();
    const titles = new Map<string, string>();
    const notes: string[] = [];
    const failures: string[] = [];
    for (const module of modules) {
      const engine = module.project.name;
      // A file that could not be run at all has no failed test to show for it.
      if (module.state() === 'failed' && ![...module.children.allTests('failed')].length)
        failures.push(`${engine}: ${relative(folder, module.moduleId)} could not be run`);
      for (const test of module.children.allTests()) {
        const result = test.result();
        const { state } = result;
        // Left out by the one who started this run, or by the test itself, which then says why.
        if (result.state === 'skipped' && result.note === undefined) continue;
        const row = rows.get(kindOf(test)) ?? new Map<string, Count>();
        const count = row.get(engine) ?? { passed: 0, failed: 0, left: 0 };
        if (state === 'passed') count.passed += 1;
        else if (state === 'failed') count.failed += 1;
        else count.left += 1;
        if (state === 'failed') failures.push(`${engine}: ${test.fullName}`);
        rows.set(kindOf(test), row.set(engine, count));
        const about = test.meta().engine;
        if (!about) continue;
        titles.set(engine, `${about.title} ${about.version}`);
        if (about.lacks.length > 0) notes.push(`${about.title} lacks: ${about.lacks.join('; ')}.`);
        for (const cannot of about.cannot) notes.push(`${about.title}: ${cannot}.`);
      }
    }
    this.print(rows, titles, notes, failures);
  }

  private print(
    rows: Map<string, Map<string, Count>>,
    titles: Map<string, string>,
    notes: readonly string[],
    failures: readonly string[],
  ) {
    const engines = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))].sort();
    const table = [
      ['', ...engines.map((engine) => titles.get(engine) ?? engine)],
      ...[...rows].map(([kind, row]) => [
        kind,
        ...engines.map((engine) => {
          const count = row.get(engine);
          return count ? written(count) : '–';
        }),
      ]),
    ];
    const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
    const lines = table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
    const alone = chromiumAlone.map(({ file, why }) => `${file.replace(/.*\//, '')} ${why}.`);
    const parts = [lines.join('\n'), [...notes, `Chromium alone: ${alone.join(' ')}`].join('\n')];
    if (failures.length > 0) parts.push(`Failed:\n${failures.map((name) => `  ✖ ${name}`).join('\n')}`);
    console.log(`\n${parts.join('\n\n')}\n`);
  }
}
