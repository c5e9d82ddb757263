/**
 * Audits the pages of the site and the stories with axe, Alfa, Nu and our own checks: `npm run audit`. The report is
 * reports/accessibility.json. Exits with 1 if there are findings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser } from '../local/browser.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure } from '../local/problem.ts';
import { audit, type Report } from './audit.ts';
import { pagesOf, storiesOf, withNames } from './pages.ts';
import { publish } from './publish.ts';
import { serveSite, serveStorybook } from './serve.ts';

const usage = `Usage: npm run audit -- [OPTIONS]

  --all         every page of a service in a town, not one only
  --only NAME   a page by its path, or the stories of a component; may be repeated
  --publish     builds site and Storybook anew, and writes the results into the conformance report`;

/** Returns the open findings as lines for a terminal. */
function summaryOf({ open, decided, subjects }: Report): string {
  const lines = open.map(
    ({ check, rule, page, mode, selector, message }) =>
      `✖ ${check}, ${rule}: ${page} (${mode})\n    ${selector}\n    ${message.slice(0, 300)}`,
  );
  const total = `${open.length} findings and ${decided.length} decided ones on ${subjects.length} pages and stories.`;
  return [...lines, total].join('\n');
}

await exitOnFailure(async () => {
  const options = readOptions(usage, {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    publish: { type: 'boolean', default: false },
  });
  const site = await serveSite(options.publish);
  const storybook = await serveStorybook(options.publish);
  try {
    const pages = await pagesOf(site.origin, options.all);
    const stories = await storiesOf(storybook.origin);
    const browser = await ensureBrowser((line) => console.log(`· ${line} …`));
    const report = await audit(withNames([...pages, ...stories], options.only), browser);
    mkdirSync(join(root, 'reports'), { recursive: true });
    writeFileSync(join(root, 'reports/accessibility.json'), JSON.stringify(report, undefined, 2));
    console.log(`${summaryOf(report)}\nThe report: reports/accessibility.json`);
    if (options.publish) publish(report, options.all && !options.only);
    if (report.open.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([site.close(), storybook.close()]);
  }
});
