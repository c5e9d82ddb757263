/**
 * Lighthouse over one page of each kind, mobile and desktop, median of three, beside the same page without any
 * script as the floor: `npm run bench:site`. More sites beside it: `--against URL`, as often as wanted; `--readme` makes
 * the one that the README of @tarcza/static-site tells how to make, and `--sister` that of examples/sister-site, both from
 * the packed packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { serveConsumers } from './consumers.ts';
import { median } from './median.ts';
import { pageKinds } from './pageKinds.ts';
import { serveFolder } from './staticServer.ts';

interface Figures {
  scores: readonly number[];
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  bytes: number;
  scriptBytes: number;
}

const { values: options } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    sister: { type: 'boolean', default: false },
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    form: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
  },
});
const runs = Number(options.runs);
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no built site to measure. Build it first: npm run build');
  process.exit(1);
}

/** The page as it is, but for its script: what no application can be faster than. */
function withoutScript(address: string): string {
  const html = readFileSync(join(dist, `${address === '/' ? 'index' : address.slice(1)}.html`), 'utf8');
  return html.replace(/<script src=[^>]*><\/script>\n?/, '');
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

const chosen = Object.entries(pageKinds).filter(([kind]) => !options.only || options.only.includes(kind));
const floors = new Map(chosen.map(([kind, address]) => [`/without-script/${kind}`, withoutScript(address)]));
const server = await serveFolder(dist, floors);
const consumers = await serveConsumers((['readme', 'sister'] as const).filter((name) => options[name]));
const chromePath = await ensureBrowser(console.log);
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface Subject {
  name: string;
  url: string;
  group: 'ours' | 'floor' | 'other';
}
const subjects: Subject[] = [
  ...chosen.flatMap(([kind, address]): Subject[] => [
    { name: kind, url: server.origin + address, group: 'ours' },
    { name: `${kind}, no script`, url: `${server.origin}/without-script/${kind}`, group: 'floor' },
  ]),
  ...consumers.addresses.map((address): Subject => ({ ...address, group: 'other' })),
  ...options.against.map((url): Subject => ({ name: url, url, group: 'other' })),
];

try {
  for (const form of options.form) {
    const found = new Map(subjects.map((subject) => [subject, [] as Figures[]]));
    // Interleaved, so that a machine that slows down slows down everybody.
    for (let run = 1; run <= runs; run += 1) {
      for (const subject of subjects) {
        const chrome = await launch({ chromePath, chromeFlags });
        try {
          found.get(subject)?.push(await measure(chrome, subject.url, form));
        } finally {
          chrome.kill();
        }
      }
      console.log(`· ${form}: run ${run} of ${runs} done`);
    }

    for (const group of ['ours', 'floor', 'other'] as const) {
      const rows = [...found].filter(([subject]) => subject.group === group);
      if (rows.length === 0) continue;
      const medians = rows.map(([{ name }, all]) => [name, together(all, median)] as const);
      const figures = medians.map(([, own]) => own);
      const named = [
        ...medians,
        ['mean', together(figures, mean)] as const,
        // Of the scores this is the best; the table above has them all.
        ['largest', together(figures, (values) => Math.max(...values))] as const,
      ];
      console.log(`\n${form}, ${group}`);
      console.table(Object.fromEntries(named.map(([name, own]) => [name, shown(own)])));
    }
  }
} finally {
  await server.close();
  await consumers.end();
}
