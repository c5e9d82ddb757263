/**
 * Writes the conformance report from the rows beside this file and the last runs: docs/accessibility/conformance.yaml and .md.
 * `npm run audit -- --all --publish` does it after the audit, `npm run test:engines -- --publish` after the journeys; alone, after
 * a change of words:
 * `node --conditions=tarcza-source e2e/evidence/publish.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/local/src/paths.ts';
import type { EnginesSummary } from '../engines/counts.ts';
import type { AuditSummary, HeardSummary, LastRuns } from './lastRuns.ts';
import { openAcr, reportPage } from './report.ts';

const folder = join(root, 'docs/accessibility');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** What the last whole audit, the last reading aloud and the last runs in three engines came to. */
export const lastRuns = (): LastRuns => ({
  audit: read('audit.json') as AuditSummary,
  heard: read('transcripts/versions.json') as HeardSummary,
  engines: read('engines.json') as EnginesSummary,
});

/** The files of the report, by name. */
export const reportFiles = (last: LastRuns) => ({
  'conformance.yaml': openAcr(last),
  'conformance.md': reportPage(last),
});

/** Writes the report; first what an audit came to, where there was one. */
export function publish(audit?: AuditSummary) {
  if (audit) writeFileSync(join(folder, 'audit.json'), `${JSON.stringify(audit, null, 2)}\n`);
  for (const [name, text] of Object.entries(reportFiles(lastRuns()))) writeFileSync(join(folder, name), text);
}

if (process.argv[1] === import.meta.filename) publish();
