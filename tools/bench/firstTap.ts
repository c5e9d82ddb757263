/**
 * How long the first tap of a visit takes to have its effect, on a slow phone (CPU slowed 4×, 1.6 Mbps, 150 ms,
 * empty cache): `npm run bench:tap`. Once with the tap at first paint, once later, once a second after the
 * pointer came over the control. And for how long the effect was seen without its style: from its first frame to the
 * first one that looks as it does in the end.
 */
import { parseArgs } from 'node:util';
import { slowPhone, timeAct } from '@tarcza/first-act/test';
import { chromium, type Browser } from 'playwright-core';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { median } from '../../packages/audit/src/median.ts';
import { serveFolder } from '../../packages/local/src/serveFolder.ts';

interface Subject {
  name: string;
  path: string;
  /** The control to tap. */
  control: string;
  /** Present in the page once the tap has had its effect. */
  effect: string;
}

const subjects: readonly Subject[] = [
  {
    name: 'a question opens',
    path: '/faq',
    control: 'h3 button[aria-controls]',
    effect: 'h3:has(button[aria-expanded="true"]) + tarcza-panel:not([hidden])',
  },
  {
    name: 'a city opens',
    path: '/uslugi',
    control: 'h3 button[aria-controls]',
    effect: 'h3:has(button[aria-expanded="true"]) + tarcza-panel:not([hidden])',
  },
  {
    name: 'the blog is filtered',
    path: '/blog',
    control: 'button[aria-pressed="false"]',
    effect: 'button[aria-pressed="true"]:not(:first-of-type)',
  },
  {
    name: 'a picture opens',
    path: '/galeria',
    control: 'main figure button',
    effect: '[role="dialog"]',
  },
  {
    name: 'the form answers',
    path: '/kontakt',
    control: 'form button[type="submit"]',
    effect: 'form [aria-invalid="true"]',
  },
];

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(options.runs);

type Recorder = Window & { tapped?: number; done?: number };

/** From the click on a link that was hovered for a second to the next page's heading, with React at work. */
async function navigate(browser: Browser, origin: string): Promise<number> {
  const page = await slowPhone(browser);
  try {
    await page.goto(`${origin}/blog`);
    const filter = page.locator('button[aria-pressed="false"]').first();
    await filter.click();
    await page.locator('main [role="status"]:not(:empty)').waitFor();
    await page.evaluate(() => {
      const record = window as Recorder;
      addEventListener('click', ({ timeStamp }) => (record.tapped ??= timeStamp), true);
      const heading = document.querySelector('h1');
      const look = () => {
        const shown = document.querySelector('h1');
        if (shown && shown !== heading) record.done ??= performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const link = page.locator('main article a').first();
    await link.hover();
    await page.waitForTimeout(1500);
    await link.click({ noWaitAfter: true });
    await page.waitForFunction(() => 'done' in window);
    return await page.evaluate(() => {
      const { tapped = 0, done = 0 } = window as Recorder;
      return done - tapped;
    });
  } finally {
    await page.context().close();
  }
}

/** In milliseconds; what was without its style, at worst. */
const row = (times: readonly number[], unstyled: readonly number[] = [Number.NaN]) => ({
  median: Math.round(median(times)),
  worst: Math.round(Math.max(...times)),
  'without style': Math.round(Math.max(...unstyled)),
});

async function often<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}

const server = await serveFolder(dist);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const moment of ['at first paint', '2 s later', '1 s after hover'] as const) {
    const rows: Record<string, object> = {};
    for (const subject of subjects) {
      const act = { ...subject, address: server.origin + subject.path };
      const times = await often(() => timeAct(browser, act, moment));
      rows[subject.name] = row(
        times.map(({ effect }) => effect),
        times.map(({ unstyled }) => unstyled),
      );
    }
    console.log(`From the tap to its effect, ms, ${moment}`);
    console.table(rows);
  }
  console.log('From a click on a link, hovered before, with React at work, to the next heading, ms');
  console.table({ link: row(await often(() => navigate(browser, server.origin))) });
} finally {
  await browser.close();
  await server.close();
}
