/**
 * Audits every page of the site and every story with axe, Alfa, Nu and our own checks: `npm run audit`. The report is
 * reports/audit/report.json. Exits with 1 if there are findings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser, findHeadlessShell } from '../local/browser.ts';
import { ensureJava } from '../local/java.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { captureOutput } from '../local/run.ts';
import type { Report } from './audit.ts';
import { listPages, listStories, missing, withNames } from './pages.ts';
import { serveSite, serveStorybook } from './serve.ts';

const usage = `Usage: npm run audit -- [OPTIONS]

  --only NAME   audits a page by its path, or the stories of a component, as they are built; may be repeated
  --update      writes the numbers of a whole audit into docs/accessibility/audit.json`;

/** Returns the open findings as lines for a terminal. */
function summarize({ open, excepted, subjects }: Report): string {
  const lines = open.map(
    ({ check, rule, page, mode, selector, message }) =>
      `✖ ${check}, ${rule}: ${page} (${mode})\n    ${selector}\n    ${message.slice(0, 300)}`,
  );
  const total = `${open.length} findings and ${excepted.length} exceptions on ${subjects.length} pages and stories.`;
  return [...lines, total].join('\n');
}

/** Writes the numbers that Storybook and /dostepnosc show. */
function writeNumbers({ subjects, open, excepted, ...about }: Report): void {
  const stories = subjects.filter(({ component }) => component).length;
  const counts = {
    pages: subjects.length - stories - missing.length,
    stories,
    findings: open.length,
    exceptions: excepted.length,
  };
  const file = join(root, 'docs/accessibility/audit.json');
  writeFileSync(file, `${JSON.stringify({ ...about, ...counts }, undefined, 2)}\n`);
}

/** Returns the commit that is audited. Numbers are of a commit, so files that differ from it are refused. */
function readCommit(isRecorded: boolean): string {
  const changes = captureOutput('git', ['status', '--porcelain']).stdout.trim();
  if (isRecorded && changes)
    throw new Problem(`--update records one commit, and these files differ from it:\n${changes}`);
  return (
    captureOutput('git', ['rev-parse', '--short', 'HEAD']).stdout.trim() + (changes ? ' with changes' : '')
  );
}

await exitOnFailure(async () => {
  const { only, update } = readOptions(usage, {
    only: { type: 'string', multiple: true },
    update: { type: 'boolean', default: false },
  });
  if (only && update) throw new Problem('--update needs a whole audit, without --only.');
  const commit = readCommit(update);
  const say = (line: string) => console.log(`· ${line} …`);
  await ensureJava(say);
  const browser = await ensureBrowser(say);
  const [site, storybook] = [await serveSite(!only), await serveStorybook(!only)];
  try {
    const all = [...listPages(site.origin), ...listStories(storybook.origin)];
    // The checks take seconds to load.
    const { audit } = await import('./audit.ts');
    const report = await audit(withNames(all, only), findHeadlessShell() ?? browser, commit);
    mkdirSync(join(root, 'reports/audit'), { recursive: true });
    writeFileSync(join(root, 'reports/audit/report.json'), JSON.stringify(report, undefined, 2));
    if (update) writeNumbers(report);
    console.log(`${summarize(report)}\nThe report: reports/audit/report.json`);
    if (report.open.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([site.close(), storybook.close()]);
  }
});
