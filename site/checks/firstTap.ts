/**
 * How long the first tap of a visit takes, on a slow phone (CPU slowed 4×, empty cache), on the line of one (1.6 Mbps,
 * 150 ms) beside a very slow one (400 kbit/s, 400 ms), in turn within one run: `npm run bench:tap`, `-- --runs 3`. Until
 * the visitor sees that it was heard, until it has had its effect, and for how long that was seen without its style.
 * With the tap at first paint, later, after three seconds of reading, three seconds after a field was touched, a second
 * after the pointer came over the control, and without a network, where the answer names the telephone. Then links: one
 * that was aimed at, beside the least that it takes, and one that was not.
 */
import { parseArgs } from 'node:util';
import { lines, slowPhone, timeAct, type Moment } from '@tarcza/first-act/test';
import { chromium, type Browser } from 'playwright-core';
import { dist } from '../dist.ts';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { median } from '../../packages/audit/src/median.ts';
import { serveFolder } from '../../packages/local/src/serveFolder.ts';
import { followLink, linkFloor, type Ahead } from './aimedLink.ts';
import { serveFloor } from './serveFloor.ts';

interface Subject {
  name: string;
  path: string;
  /** The control to tap. */
  control: string;
  /** Present in the page once the tap has had its effect. */
  effect: string;
  /** Present, too, once the visitor sees that it was heard. */
  answer?: string;
  /** What the visitor touches before, at the moment of that name. */
  field?: string;
  /** What stands for the effect without a network. */
  offline?: string;
  /** Has none there. */
  online?: true;
}

const told = '[role="alert"] a[href^="tel:"]';

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
    effect: '[role="dialog"]:popover-open, body > [role="dialog"]',
  },
  {
    // Where keys and swipes leaf, and the page behind stays behind; and is seen.
    name: 'and is in the viewer of React',
    path: '/galeria',
    control: 'main figure button',
    effect: 'body:not(:has([role="dialog"]:popover-open)) > [role="dialog"]',
    answer: '[role="dialog"]:popover-open, body > [role="dialog"]',
    online: true,
  },
  {
    name: 'the empty form answers',
    path: '/kontakt',
    control: 'form button[type="submit"]',
    effect: 'form [aria-invalid="true"]',
    field: 'form input[name="name"]',
  },
  {
    name: 'and is in the hands of React',
    path: '/kontakt',
    control: 'form button[type="submit"]',
    effect: 'form:not([data-early]) [aria-invalid="true"]',
    answer: 'form [aria-invalid="true"]',
    online: true,
  },
  {
    name: 'a press that waits for React',
    path: '/blog',
    control: 'main form button[type="submit"]',
    effect: 'main form [aria-invalid="true"]',
    answer: 'main form button[aria-busy]',
    offline: told,
  },
];

const moments: readonly Moment[] = [
  'at first paint',
  '2 s later',
  'after 3 s of reading',
  '3 s after a field',
  '1 s after hover',
  'offline',
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

const worst = (times: readonly number[]) => Math.round(Math.max(...times));

/** Median and worst, in milliseconds. */
const row = (times: readonly number[]) => `${Math.round(median(times))} (${worst(times)})`;

/** The times of a tap at one moment, on each line in turn. */
async function timesOf(subject: Subject, origin: string, moment: Moment) {
  const effect = (moment === 'offline' && subject.offline) || subject.effect;
  const answer = [subject.answer, effect].filter(Boolean).join();
  const { path, control, field } = subject;
  const act = { address: origin + path, control, effect, answer, ...(field && { field }) };
  const found = await often(async () => ({
    slow: await timeAct(browser, act, moment, lines.slow),
    'very slow': await timeAct(browser, act, moment, lines['very slow']),
  }));
  const columns = (Object.keys(lines) as (keyof typeof lines)[]).flatMap((line) => {
    const times = found.map((one) => one[line]);
    return [
      [`${line}: answer`, row(times.map((one) => one.answer))],
      [`${line}: complete`, row(times.map((one) => one.effect))],
      [`${line}: without style`, worst(times.map((one) => one.unstyled))],
    ];
  });
  return Object.fromEntries(columns) as Record<string, string | number>;
}

async function often<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}

const server = await serveFolder(dist);
const floor = await serveFloor(linkFloor);
const executablePath = await ensureBrowser(console.log);
const follow = (ahead: Ahead, { origin } = server) => followLink(executablePath, origin, ahead);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const moment of moments) {
    const rows: Record<string, object> = {};
    for (const subject of subjects) {
      if (moment === '3 s after a field' && !subject.field) continue;
      if (moment === 'offline' && subject.online) continue;
      rows[subject.name] = await timesOf(subject, server.origin, moment);
    }
    console.log(`From the tap, ms, median (worst) of ${runs}, ${moment}`);
    console.table(rows);
  }
  console.log('From a click on a link, without React, to the first sight of the next page, ms');
  console.table({
    'aimed at, the browser prerenders': row(await often(() => follow('prerenders'))),
    'the same between two pages of a line each': row(await often(() => follow('prerenders', floor))),
    'aimed at, the browser prefetches': row(await often(() => follow('prefetches'))),
    'pressed at once': row(await often(() => follow('no aim'))),
  });
  console.log('From a click on a link, hovered before, with React at work, to the next heading, ms');
  console.table({ link: row(await often(() => navigate(browser, server.origin))) });
} finally {
  await browser.close();
  await server.close();
  await floor.close();
}
