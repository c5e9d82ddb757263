/**
 * Looks at every page of the site and every story through five accessibility engines and the checks beside them, in
 * every mode, and writes what it finds to reports/accessibility: `npm run audit`. Of the pages about a service in a
 * town it takes one, unless told otherwise: `npm run audit -- --all`. Only some: `--only /faq --only PhoneButton`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../setup/browser.ts';
import { localFolder, root } from '../setup/paths.ts';
import { describeFailure, Problem } from '../setup/problem.ts';
import { checkHtml, nu } from './engines/nu.ts';
import { falsePositives } from './falsePositives.ts';
import { isExcused, type Finding } from './finding.ts';
import { photographer } from './photographer.ts';
import { earlOf } from './report/earl.ts';
import { htmlOf, treeFile } from './report/html.ts';
import type { Report } from './report/report.ts';
import { removeCopies, serveSite, serveStorybook } from './serve.ts';
import { pagesOf, storiesOf, type Subject } from './subjects.ts';
import { visit, type Visit } from './visit.ts';

const folder = join(root, 'reports/accessibility');

function readOptions() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      engine: { type: 'string', multiple: true },
      lanes: { type: 'string', default: String(Math.max(2, availableParallelism())) },
    },
  });
  if (falsePositives.length > 5)
    throw new Problem('More than five false positives: mend some of what they excuse.');
  return values;
}

const started = Date.now();
const minutes = () => ((Date.now() - started) / 60_000).toFixed(1);

async function main(): Promise<boolean> {
  const { all, only, engine, lanes } = readOptions();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'trees'), { recursive: true });

  const site = await serveSite();
  const storybook = await serveStorybook();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser((line) => console.log(`· ${line} …`)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const chosen = ({ name, component }: Subject) =>
    !only ||
    only.some(
      (word) =>
        name === word || component === word || (word.endsWith('*') && name.startsWith(word.slice(0, -1))),
    );
  const subjects = [
    ...pagesOf(site.folder, site.server.origin, all),
    ...storiesOf(storybook.folder, storybook.server.origin),
  ].filter(chosen);

  try {
    if (subjects.length === 0) throw new Problem('No page and no story has that name.');
    const takePicture = photographer(folder);
    const visits: Visit[] = [];
    const waiting = [...subjects.entries()];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [, subject] = next;
        const look = () => visit(browser, subject, { takePicture, ...(engine && { only: engine }) });
        const first = await look();
        // A browser may lose a page; twice is a fault.
        const seen = first.findings.some(({ rule }) => rule === 'could-be-done') ? await look() : first;
        visits.push(seen);
        const mark = real(seen.findings).length === 0 ? '✔' : `✖ ${real(seen.findings).length}`;
        console.log(
          `${mark} ${subject.name} (${seen.seconds.toFixed(1)} s) · ${visits.length} of ${subjects.length}, ${minutes()} min`,
        );
      }
    };
    await Promise.all(Array.from({ length: Number(lanes) }, lane));
    visits.sort((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject));

    if (!engine || engine.includes(nu.name)) {
      console.log('· The HTML of all of them …');
      await addHtmlFindings(visits);
    }

    const report: Report = {
      date: new Date().toISOString(),
      minutes: Number(minutes()),
      all,
      browser: `Chromium ${browser.version()}`,
      visits,
    };
    for (const { subject, tree } of visits) writeFileSync(join(folder, treeFile(subject)), `${tree}\n`);
    writeFileSync(join(folder, 'index.html'), htmlOf(report));
    writeFileSync(join(folder, 'earl.jsonld'), JSON.stringify(earlOf(report), undefined, 1));
    return summarize(visits);
  } finally {
    await browser.close();
    await Promise.all([site.server.close(), storybook.server.close()]);
    removeCopies();
  }
}

const real = (findings: readonly Finding[]) =>
  findings.filter((finding) => !isExcused(finding, falsePositives));

/** Each page as the host sends it, and each story as it is drawn. */
async function addHtmlFindings(visits: readonly Visit[]): Promise<void> {
  const documents = new Map(
    await Promise.all(
      visits.map(
        async ({ subject, html }): Promise<[string, string]> => [
          subject.name,
          html || (await (await fetch(subject.url)).text()),
        ],
      ),
    ),
  );
  const found = await checkHtml(documents, join(localFolder, 'audit', `html-${process.pid}`));
  for (const seen of visits) {
    const remarks = found.get(seen.subject.name) ?? [];
    seen.asked.push({ engine: nu.name, mode: 'as sent', findings: remarks.length });
    seen.findings.push(
      ...remarks.map((remark) => ({ ...remark, engine: nu.name, page: seen.subject.name, mode: 'as sent' })),
    );
  }
}

function summarize(visits: readonly Visit[]): boolean {
  const findings = visits.flatMap((seen) => real(seen.findings));
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.engine}: ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  for (const [key, own] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    const [first] = own;
    const pages = new Set(own.map(({ page }) => page)).size;
    console.log(`✖ ${key}: ${own.length} on ${pages} pages, such as ${first?.page} (${first?.mode})`);
    console.log(`    ${first?.selector}\n    ${first?.message.slice(0, 300)}`);
  }
  const questions = visits.reduce((sum, { asked }) => sum + asked.length, 0);
  const excused = visits.reduce((sum, seen) => sum + seen.findings.length - real(seen.findings).length, 0);
  console.log(
    `\n${findings.length} findings, ${excused} known to be false, on ${visits.length} pages and stories ` +
      `(${questions} engine runs) in ${minutes()} minutes.\nThe report: reports/accessibility/index.html`,
  );
  return findings.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
