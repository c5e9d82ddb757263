/**
 * Shows one table of all that was kept of runs in parts, and writes it into the conformance report, each row with its date
 * and commit: `npm run test:engines -- --publish` does it after a run, `node --conditions=tarcza-source
 * e2e/engines/publish.ts` without one.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/local/src/paths.ts';
import { publish } from '../evidence/publish.ts';
import { cellsOf, type EnginesSummary } from './counts.ts';
import { kept } from './record.ts';
import { tableOf } from './written.ts';

export function publishEngines() {
  const parts = kept();
  console.log(`\nAll that is kept:\n\n${tableOf(parts)}\n`);
  const engines = [...new Set(parts.map(({ engine }) => engine))].sort().map((engine) => {
    const about = parts.find((part) => part.engine === engine && part.about)?.about;
    return { engine, ...(about ?? { title: engine, version: 'not asked', lacks: [], cannot: [] }) };
  });
  const failed = parts.flatMap(({ engine, tests }) =>
    Object.entries(tests)
      .filter(([, { state }]) => state === 'failed')
      .map(([test]) => ({ engine, test })),
  );
  const summary: EnginesSummary = { engines, cells: cellsOf(parts), failed };
  writeFileSync(join(root, 'docs/accessibility/engines.json'), `${JSON.stringify(summary, null, 2)}\n`);
  publish();
}

if (process.argv[1] === import.meta.filename) publishEngines();
