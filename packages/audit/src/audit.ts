import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { checkHtml, nu } from './engines/nu.ts';
import { isExcused, type FalsePositive, type Finding } from './finding.ts';
import type { Judgement } from './judgement.ts';
import { photographer } from './photographer.ts';
import { earlOf } from './report/earl.ts';
import { htmlOf, treeFile } from './report/html.ts';
import type { Report } from './report/report.ts';
import type { State } from './state.ts';
import type { Subject } from './subjects.ts';
import { visit, type Visit } from './visit.ts';

export type { FalsePositive, Finding, Judgement, Report, State, Subject };
export { answeredElsewhere, knownFalsePositives } from './known.ts';
export { subjectsAt } from './subjects.ts';

export interface AuditOptions {
  /** The pages and stories to look at; see `subjectsAt`. */
  subjects: readonly Subject[];
  /**
   * What every page shows once it is drawn, as a selector: for pages that a script draws.
   * @default 'body'
   */
  ready?: string;
  /** What a visitor may open in some of them, and what is then looked at as well. */
  states?: readonly State[];
  /** Findings that are known to be wrong. They are listed with their reasons, and do not count. */
  falsePositives?: readonly FalsePositive[];
  /**
   * What a person decided where an engine could not. With it, a question that nobody has judged is a finding; without,
   * such questions are listed alone.
   */
  judgements?: readonly Judgement[];
  /** Where the report goes; whatever is there goes first. */
  folder: string;
  /** A sentence for the report about what was left out. */
  note?: string;
  /** Path of a Chromium. */
  browser: string;
  /**
   * The visitor's language.
   * @default 'en-GB'
   */
  locale?: string;
  /** Only these engines, by name. */
  engines?: readonly string[];
  /** How many pages are looked at at once; as many as there are processors, and at least two, unless you say so. */
  lanes?: number;
  /** Hears what is going on. */
  say?: (line: string) => void;
}

/** What an audit came to. */
export interface Outcome {
  report: Report;
  /** Those that count. */
  findings: readonly Finding[];
}

/** Looks at every subject with every engine in every mode, and writes index.html, earl.jsonld and the trees of names and roles. */
export async function audit(options: AuditOptions): Promise<Outcome> {
  const { subjects, folder, engines, note = '', falsePositives = [], say = () => {} } = options;
  if (subjects.length === 0) throw new Error('There is no page and no story to look at.');
  const started = Date.now();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'trees'), { recursive: true });

  const browser = await chromium.launch({
    executablePath: options.browser,
    // A busy computer may need longer than Playwright's 30 s.
    timeout: 120_000,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const visits = await visitAll(browser, options);
    if (!engines || engines.includes(nu.name)) {
      say('· The HTML of all of them …');
      await addHtmlFindings(visits);
    }
    const report: Report = {
      date: new Date().toISOString(),
      minutes: Math.round((Date.now() - started) / 6000) / 10,
      note,
      browser: `Chromium ${browser.version()}`,
      visits,
      falsePositives,
      judgements: options.judgements ?? [],
    };
    for (const { subject, tree } of visits) writeFileSync(join(folder, treeFile(subject)), `${tree}\n`);
    writeFileSync(join(folder, 'index.html'), htmlOf(report));
    writeFileSync(join(folder, 'earl.jsonld'), JSON.stringify(earlOf(report), undefined, 1));
    return { report, findings: visits.flatMap((seen) => counted(seen, falsePositives)) };
  } finally {
    await browser.close();
  }
}

const counted = ({ findings }: Visit, falsePositives: readonly FalsePositive[]) =>
  findings.filter((finding) => !isExcused(finding, falsePositives));

/** Several at once, in the order of the subjects. */
async function visitAll(browser: Browser, options: AuditOptions): Promise<Visit[]> {
  const {
    subjects,
    folder,
    engines,
    falsePositives = [],
    states = [],
    ready,
    locale,
    say = () => {},
  } = options;
  const started = Date.now();
  const takePicture = photographer(folder);
  const visits: Visit[] = [];
  const waiting = [...subjects];
  const lane = async () => {
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const current = subject;
      const look = () =>
        visit(browser, current, {
          takePicture,
          states,
          ...(options.judgements && { judgements: options.judgements }),
          ...(ready && { ready }),
          ...(locale && { locale }),
          ...(engines && { only: engines }),
        });
      const first = await look();
      // A browser may lose a page; twice is a fault.
      const seen = first.findings.some(({ rule }) => rule === 'could-be-done') ? await look() : first;
      visits.push(seen);
      const faults = counted(seen, falsePositives).length;
      const minutes = ((Date.now() - started) / 60_000).toFixed(1);
      say(
        `${faults === 0 ? '✔' : `✖ ${faults}`} ${current.name} (${seen.seconds.toFixed(1)} s) · ${visits.length} of ${subjects.length}, ${minutes} min`,
      );
    }
  };
  const lanes = options.lanes ?? Math.max(2, availableParallelism());
  await Promise.all(Array.from({ length: lanes }, lane));
  return visits.sort((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject));
}

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
  const found = await checkHtml(documents);
  for (const seen of visits) {
    const remarks = found.get(seen.subject.name) ?? [];
    seen.asked.push({ engine: nu.name, mode: 'as sent', findings: remarks.length });
    seen.findings.push(
      ...remarks.map((remark) => ({ ...remark, engine: nu.name, page: seen.subject.name, mode: 'as sent' })),
    );
  }
}

/** What was found, as lines for a terminal: by engine and rule, the most frequent first. */
export function summaryOf({ report, findings }: Outcome): string {
  const { visits, minutes } = report;
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.engine}: ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const lines = [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([key, own]) => [
      `✖ ${key}: ${own.length} on ${new Set(own.map(({ page }) => page)).size} pages, such as ${own[0]?.page} (${own[0]?.mode})`,
      `    ${own[0]?.selector}\n    ${own[0]?.message.slice(0, 300)}`,
    ]);
  const all = visits.reduce((sum, seen) => sum + seen.findings.length, 0);
  const runs = visits.reduce((sum, { asked }) => sum + asked.length, 0);
  return [
    ...lines,
    '',
    `${findings.length} findings, ${all - findings.length} known to be false, on ${visits.length} pages and stories ` +
      `(${runs} engine runs) in ${minutes} minutes.`,
  ].join('\n');
}
