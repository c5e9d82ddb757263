/**
 * Lighthouse over one page of each kind, mobile and desktop, median of three, beside the same page without any
 * script as the floor: `npm run bench:site`. More sites beside it: `--against URL`, as often as wanted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../setup/browser.ts';
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

/** Each figure's own median. */
function medians(all: readonly Figures[]): Figures {
  const of = (key: Exclude<keyof Figures, 'scores'>) => median(all.map((figures) => figures[key]));
  return {
    scores: [0, 1, 2, 3].map((index) => median(all.map(({ scores }) => scores[index] ?? Number.NaN))),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
  };
}

function row(name: string, { scores, lcp, tbt, cls, speedIndex, bytes, scriptBytes }: Figures) {
  const cells = [
    scores.join('/').padEnd(16),
    lcp.toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    speedIndex.toFixed(2),
    bytes.toFixed(1),
    scriptBytes.toFixed(1),
  ];
  return `${name.padEnd(26)}${cells.map((cell) => cell.padStart(8)).join(' ')}`;
}

const chosen = Object.entries(pageKinds).filter(([kind]) => !options.only || options.only.includes(kind));
const floors = new Map(chosen.map(([kind, address]) => [`/without-script/${kind}`, withoutScript(address)]));
const server = await serveFolder(dist, floors);
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

    const head = ['perf/a11y/bp/seo', 'LCP s', 'TBT ms', 'CLS', 'SI s', 'KB', 'script'];
    console.log(`\n${form.padEnd(26)}${head.map((cell) => cell.padStart(8)).join(' ')}`);
    for (const group of ['ours', 'floor', 'other'] as const) {
      const rows = [...found].filter(([subject]) => subject.group === group);
      if (rows.length === 0) continue;
      const figures = rows.map(([subject, all]) => ({ subject, figures: medians(all) }));
      for (const { subject, figures: own } of figures) console.log(row(subject.name, own));
      const mean = (pick: (own: Figures) => number) =>
        figures.reduce((sum, { figures: own }) => sum + pick(own), 0) / figures.length;
      const worst = (pick: (own: Figures) => number) =>
        Math.max(...figures.map(({ figures: own }) => pick(own)));
      console.log(
        `  ${group}: LCP mean ${mean(({ lcp }) => lcp).toFixed(2)} s, worst ${worst(({ lcp }) => lcp).toFixed(2)} s; ` +
          `TBT worst ${worst(({ tbt }) => tbt).toFixed(0)} ms; CLS worst ${worst(({ cls }) => cls).toFixed(3)}; ` +
          `Speed Index mean ${mean(({ speedIndex }) => speedIndex).toFixed(2)} s; ` +
          `${mean(({ bytes }) => bytes).toFixed(1)} KB on average, ${worst(({ bytes }) => bytes).toFixed(1)} at most; ` +
          `script ${worst(({ scriptBytes }) => scriptBytes).toFixed(1)} KB at most\n`,
      );
    }
  }
} finally {
  await server.close();
}
