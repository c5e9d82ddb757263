/**
 * How long the first tap of a visit takes to have its effect, on a slow phone (CPU slowed 4×, 1.6 Mbps, 150 ms,
 * empty cache): `npm run bench:tap`. Once with the tap at first paint, once later, once a second after the
 * pointer came over the control. And for how long the effect was seen without its style: from its first frame to the
 * first one that looks as it does in the end.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { serveFolder } from './staticServer.ts';

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

/** Runs in the page: notes when the control was tapped, and when the effect was first seen in a frame. */
function watch({ control, effect }: { control: string; effect: string }) {
  const record = window as Recorder;
  const looks = new Map<string, number>();
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(control)) record.tapped ??= timeStamp;
    },
    true,
  );
  const look = () => {
    const shown = record.tapped !== undefined && document.querySelector(effect);
    if (shown) {
      // One time for all of a frame: reading the style takes some of its own.
      const now = performance.now();
      record.done ??= now;
      const { display, position, padding, font, color, backgroundColor, border } = getComputedStyle(shown);
      const seen = [display, position, padding, font, color, backgroundColor, border].join();
      if (!looks.has(seen)) looks.set(seen, now);
      record.unstyled = (looks.get(seen) ?? 0) - record.done;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Recorder = Window & { tapped?: number; done?: number; unstyled?: number };

interface Times {
  effect: number;
  unstyled: number;
}

/** Long enough for a style sheet that was asked for with the scripts to come. */
const settle = 2000;

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

type Moment = 'at first paint' | '2 s later' | '1 s after hover';

async function tap(browser: Browser, origin: string, subject: Subject, moment: Moment): Promise<Times> {
  const page = await slowPhone(browser);
  try {
    await page.addInitScript(watch, { control: subject.control, effect: subject.effect });
    await page.goto(origin + subject.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(subject.control).first();
    await control.scrollIntoViewIfNeeded();
    if (moment === '2 s later') await page.waitForTimeout(2000);
    if (moment === '1 s after hover') {
      await control.hover();
      await page.waitForTimeout(1000);
    }
    await control.click({ noWaitAfter: true });
    await page.waitForFunction(() => 'done' in window, undefined, { timeout: 15_000 });
    await page.waitForTimeout(settle);
    return await page.evaluate(() => {
      const { tapped = 0, done = 0, unstyled = Number.NaN } = window as Recorder;
      return { effect: done - tapped, unstyled };
    });
  } finally {
    await page.context().close();
  }
}

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

function printRow(name: string, times: readonly number[], unstyled: readonly number[] = []) {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const worst = sorted.at(-1) ?? Number.NaN;
  const plain = unstyled.length > 0 ? Math.max(...unstyled).toFixed(0) : '';
  console.log(
    `  ${name.padEnd(30)}${median.toFixed(0).padStart(8)}${worst.toFixed(0).padStart(8)}${plain.padStart(16)}`.trimEnd(),
  );
}

const server = await serveFolder(dist);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  console.log(
    `${'from the tap to its effect, ms'.padEnd(32)}${'median'.padStart(8)}${'worst'.padStart(8)}${'without style'.padStart(16)}`,
  );
  for (const moment of ['at first paint', '2 s later', '1 s after hover'] as const) {
    console.log(moment);
    for (const subject of subjects) {
      const times: Times[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await tap(browser, server.origin, subject, moment));
      printRow(
        subject.name,
        times.map(({ effect }) => effect),
        times.map(({ unstyled }) => unstyled),
      );
    }
  }
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await navigate(browser, server.origin));
  console.log('a link, hovered before, with React at work');
  printRow('the next heading is there', times);
} finally {
  await browser.close();
  await server.close();
}
