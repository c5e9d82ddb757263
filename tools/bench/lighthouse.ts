import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { median } from './median.ts';

interface Figures {
  scores: readonly number[];
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  bytes: number;
  scriptBytes: number;
}

function figuresOf({ lhr }: RunnerResult): Figures {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
    url: string;
  }[];
  const sum = (type?: string) =>
    requests
      .filter(({ resourceType, url }) => url.startsWith('http') && (!type || resourceType === type))
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index') / 1000,
    bytes: sum() / 1024,
    scriptBytes: sum('Script') / 1024,
  };
}

/** On a busy machine Chrome now and then begins too late for Lighthouse, which then asks to be run again. */
async function measure(chrome: LaunchedChrome, url: string, form: string, tries = 3): Promise<Figures> {
  const result = await lighthouse(
    url,
    { port: chrome.port, output: 'json', logLevel: 'error' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError && tries > 1) return measure(chrome, url, form, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  return figuresOf(result);
}

const shown = ({ scores, lcp, tbt, cls, speedIndex, bytes, scriptBytes }: Figures) => ({
  'perf/a11y/bp/seo': scores.join('/'),
  'LCP s': lcp.toFixed(2),
  'TBT ms': tbt.toFixed(0),
  CLS: cls.toFixed(3),
  'Speed Index s': speedIndex.toFixed(2),
  KB: bytes.toFixed(1),
  'script KB': scriptBytes.toFixed(1),
});

/** One figure for many pages, such as their mean. */
function together(all: readonly Figures[], sum: (values: readonly number[]) => number): Figures {
  const of = (key: Exclude<keyof Figures, 'scores'>) => sum(all.map((figures) => figures[key]));
  const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
  const [speedIndex, bytes, scriptBytes] = [of('speedIndex'), of('bytes'), of('scriptBytes')];
  const scores = [0, 1, 2, 3].map((index) => sum(all.map((figures) => figures.scores[index] ?? Number.NaN)));
  return { scores, lcp, tbt, cls, speedIndex, bytes, scriptBytes };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A page to be measured. Those of a group share a table, with their mean. */
export interface MeasuredPage {
  name: string;
  url: string;
  group: string;
}

export interface LighthouseOptions {
  pages: readonly MeasuredPage[];
  /** `mobile` or `desktop`, in the order in which they are measured. */
  forms: readonly string[];
  /** How often each page is measured; what is shown is the median. */
  runs: number;
  /** The browser's program. */
  chromePath: string;
  say: (line: string) => void;
}

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Measures pages side by side with Lighthouse, each time in a fresh browser, and shows a table for each group. */
export async function compareByLighthouse({
  pages,
  forms,
  runs,
  chromePath,
  say,
}: LighthouseOptions): Promise<void> {
  for (const form of forms) {
    const found = new Map(pages.map((page) => [page, [] as Figures[]]));
    // Interleaved, so that a machine that slows down slows down everybody.
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        const chrome = await launch({ chromePath, chromeFlags });
        try {
          found.get(page)?.push(await measure(chrome, page.url, form));
        } finally {
          chrome.kill();
        }
      }
      say(`· ${form}: run ${run} of ${runs} done`);
    }
    for (const group of new Set(pages.map((page) => page.group))) {
      say(`\n${form}, ${group}`);
      showTable([...found].filter(([page]) => page.group === group));
    }
  }
}

function showTable(rows: readonly (readonly [MeasuredPage, readonly Figures[]])[]): void {
  const medians = rows.map(([{ name }, all]) => [name, together(all, median)] as const);
  const figures = medians.map(([, own]) => own);
  const named = [
    ...medians,
    ['mean', together(figures, mean)] as const,
    // Of the scores this is the best; the rows above have them all.
    ['largest', together(figures, (values) => Math.max(...values))] as const,
  ];
  console.table(Object.fromEntries(named.map(([name, own]) => [name, shown(own)])));
}
