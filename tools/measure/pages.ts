/** Measures one page of each kind with Lighthouse, and prints the medians: `npm run measure:pages`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { readOptions } from '../local/arguments.ts';
import { pageKinds } from '../pageKinds.ts';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../local/browser.ts';
import { findFreePorts } from '../local/ports.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { serveFolder } from '../local/serveFolder.ts';

const usage = `Usage: npm run measure:pages -- [OPTIONS]

  --form mobile   or desktop; both without it
  --runs 3        how often each page is measured
  --only KIND     a kind of page, see tools/pageKinds.ts; may be repeated
  --against URL   another site in the same run; may be repeated`;

/** Figures of one run by their names. */
type Figures = Record<string, number>;

/** Measures a page in a fresh browser. Tries again if Lighthouse reports that Chrome started too late. */
async function measure(executablePath: string, url: string, form: string, tries = 3): Promise<Figures> {
  const [port] = await findFreePorts(1);
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  // It takes seconds to load.
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const config = form === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(url, { port, logLevel: 'error' }, config).finally(() => browser.close());
  const { runtimeError, audits, categories } = result?.lhr ?? {};
  if (runtimeError && tries > 1) return measure(executablePath, url, form, tries - 1);
  if (!audits || runtimeError)
    throw new Problem(`Lighthouse could not measure ${url}: ${runtimeError?.message}`);
  const readFigure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(
      Object.values(categories ?? {}).map(({ title, score }) => [title, (score ?? 0) * 100]),
    ),
    'LCP s': readFigure('largest-contentful-paint') / 1000,
    'TBT ms': readFigure('total-blocking-time'),
    CLS: readFigure('cumulative-layout-shift'),
    'Speed Index s': readFigure('speed-index') / 1000,
    KB: readFigure('total-byte-weight') / 1024,
  };
}

/** Combines each figure of several measurements, such as their median. */
const combineFigures = (all: readonly Figures[], combine: (values: number[]) => number): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [
      key,
      Number(combine(all.map((figures) => figures[key] ?? Number.NaN)).toFixed(3)),
    ]),
  );

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]!;
const largest = (values: readonly number[]) => Math.max(...values);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints a table. The pages take turns, so that a slower computer affects all of them. */
async function compare(pages: ReadonlyMap<string, string>, form: string, runs: number): Promise<void> {
  const executablePath = await ensureBrowser(console.log);
  const measured = new Map([...pages.keys()].map((name) => [name, [] as Figures[]]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, url] of pages) measured.get(name)?.push(await measure(executablePath, url, form));
    console.log(`· ${form}: run ${run} of ${runs}`);
  }
  const medians = new Map([...measured].map(([name, all]) => [name, combineFigures(all, median)]));
  const ours = [...medians].filter(([name]) => name in pageKinds).map(([, figures]) => figures);
  medians.set('mean of ours', combineFigures(ours, mean));
  medians.set('largest of ours', combineFigures(ours, largest));
  console.log(form);
  console.table(Object.fromEntries(medians));
}

await exitOnFailure(async () => {
  const options = readOptions(usage, {
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    form: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
  });
  const { against, form: forms, only = Object.keys(pageKinds), runs } = options;
  const isKnown =
    forms.every((form) => /^(mobile|desktop)$/.test(form)) && only.every((kind) => kind in pageKinds);
  if (!isKnown || !(Number(runs) >= 1)) throw new Problem(usage);
  if (!existsSync(join(dist, 'index.html'))) throw new Problem('There is no built site: npm run build');
  const server = await serveFolder(dist);
  const kinds = Object.entries(pageKinds).filter(([kind]) => only.includes(kind));
  const pages = new Map([
    ...kinds.map(([kind, path]) => [kind, server.origin + path] as const),
    ...against.map((url) => [url, url] as const),
  ]);
  try {
    for (const form of forms) await compare(pages, form, Number(runs));
  } finally {
    await server.close();
  }
});
