/**
 * How long the first tap of a visit takes to have its effect, on a slow phone (CPU slowed 4×, 1.6 Mbps, 150 ms,
 * empty cache): `npm run bench:tap`. Once with the tap at first paint, once later, once a second after the
 * pointer came over the control.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../setup/paths.ts';
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
  const record = window as Window & { tapped?: number; done?: number; already?: boolean };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(control)) record.tapped ??= timeStamp;
    },
    true,
  );
  const look = () => {
    if (record.tapped !== undefined && document.querySelector(effect)) record.done ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
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

async function tap(browser: Browser, origin: string, subject: Subject, moment: Moment): Promise<number> {
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
    return await page.evaluate(() => {
      const { tapped = 0, done = 0 } = window as Window & { tapped?: number; done?: number };
      return done - tapped;
    });
  } finally {
    await page.context().close();
  }
}

const server = await serveFolder(join(root, 'site/dist'));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  console.log(`${'from the tap to its effect, ms'.padEnd(32)}${'median'.padStart(8)}${'worst'.padStart(8)}`);
  for (const moment of ['at first paint', '2 s later', '1 s after hover'] as const) {
    console.log(moment);
    for (const subject of subjects) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await tap(browser, server.origin, subject, moment));
      times.sort((a, b) => a - b);
      const median = times[Math.floor(runs / 2)] ?? Number.NaN;
      const worst = times.at(-1) ?? Number.NaN;
      console.log(
        `  ${subject.name.padEnd(30)}${median.toFixed(0).padStart(8)}${worst.toFixed(0).padStart(8)}`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
}
