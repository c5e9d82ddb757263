import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArgs } from '../local/chromium.ts';
import { root } from '../local/paths.ts';
import { checkHtml } from './checks/nu.ts';
import { layouts } from './checks/reflow.ts';
import { exceptions } from './exceptions.ts';
import { findException, type Finding } from './findings.ts';
import { modes } from './modes.ts';
import type { Subject } from './pages.ts';
import { openContext, visit, type Visit } from './visit.ts';

const getVersion = (name: string) =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** The checks, with the versions of those that are libraries. */
const checks = [
  `axe-core ${getVersion('axe-core')}`,
  `Siteimprove Alfa ${getVersion('@siteimprove/alfa-rules')}`,
  `Nu HTML Checker ${getVersion('vnu-jar')}`,
  'keyboard',
  'reflow',
  'preferences',
];

export interface Report {
  date: string;
  /** Hash of the audited commit. */
  commit: string;
  browser: string;
  checks: readonly string[];
  modes: readonly string[];
  subjects: readonly Subject[];
  /** Findings without an exception: these fail the audit. */
  open: readonly Finding[];
  /** Findings with an exception of exceptions.ts, and its reason. */
  excepted: readonly (Finding & { reason: string })[];
}

/** Runs every check on every subject, several subjects at a time. */
export async function audit(
  subjects: readonly Subject[],
  executablePath: string,
  commit: string,
): Promise<Report> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const visits = await visitAll(browser, subjects);
    console.log('· Nu HTML Checker …');
    const findings = [...visits.flatMap((seen) => seen.findings), ...(await checkDocuments(visits))];
    const excepted: Report['excepted'][number][] = [];
    const open = findings.filter((finding) => {
      const reason = findException(finding, exceptions)?.reason;
      if (reason) excepted.push({ ...finding, reason });
      return !reason;
    });
    const date = new Date().toISOString().slice(0, 10);
    const allModes = [...Object.values(modes).map(({ name }) => name), ...layouts.map(({ mode }) => mode)];
    const about = { date, commit, browser: `Chromium ${browser.version()}`, checks, modes: allModes };
    return { ...about, subjects, open, excepted };
  } finally {
    await browser.close();
  }
}

async function visitAll(browser: Browser, subjects: readonly Subject[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const waiting = [...subjects];
  const worker = async () => {
    const context = await openContext(browser);
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const seen = await visit(context, subject);
      visits.push(seen);
      const open = seen.findings.filter((finding) => !findException(finding, exceptions)).length;
      console.log(
        `${open === 0 ? '✔' : `✖ ${open}`} ${subject.name} · ${visits.length} of ${subjects.length}`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return visits;
}

/** Checks each page as the host sends it, and each story as it is rendered. */
async function checkDocuments(visits: readonly Visit[]): Promise<Finding[]> {
  const documents = new Map<string, string>();
  for (const { subject, html } of visits)
    documents.set(subject.name, html || (await (await fetch(subject.url)).text()));
  const remarks = await checkHtml(documents);
  return [...remarks].flatMap(([page, own]) =>
    own.map((remark) => ({ ...remark, check: 'Nu HTML Checker', page, mode: 'HTML' })),
  );
}
