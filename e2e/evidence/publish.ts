/**
 * Writes the conformance report from the rows beside this file and the last whole audit: docs/accessibility/conformance.yaml
 * and .md. `npm run audit -- --all --publish` does it after the audit; alone, after a change of words:
 * `node --conditions=tarcza-source e2e/evidence/publish.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/local/src/paths.ts';
import { openAcr, reportPage, type AuditSummary } from './report.ts';

const folder = join(root, 'docs/accessibility');

export const lastAudit = (): AuditSummary =>
  JSON.parse(readFileSync(join(folder, 'audit.json'), 'utf8')) as AuditSummary;

/** The files of the report, by name. */
export const reportFiles = (audit: AuditSummary) => ({
  'conformance.yaml': openAcr(audit),
  'conformance.md': reportPage(audit),
});

export function publish(audit: AuditSummary = lastAudit()) {
  writeFileSync(join(folder, 'audit.json'), `${JSON.stringify(audit, null, 2)}\n`);
  for (const [name, text] of Object.entries(reportFiles(audit))) writeFileSync(join(folder, name), text);
}

if (process.argv[1] === import.meta.filename) publish();
