import type { Browser, Page } from 'playwright-core';

/** A tap whose time is measured. */
export interface Tap {
  /** Address of the page. */
  address: string;
  /** Selector of the control to tap. */
  control: string;
  /** Selector of what the page holds once the tap has had its effect. Visible images in it must be complete, too. */
  effect: string;
  /** Selector of what the page holds once the visitor sees that the tap was received. */
  feedback: string;
}

/** When a visitor taps. Reading is a short scroll, then three seconds without input. */
export const moments = ['at first paint', 'after 3 s of reading'] as const;
export type Moment = (typeof moments)[number];

/** Latency in ms, throughput in bytes per second. */
const connection = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Milliseconds from the tap to the first frame with its feedback, and to the first with its effect. */
export interface Times {
  feedback: number;
  effect: number;
}

type Recorder = Window & { tapped?: number; feedback?: number; effect?: number };

/** Runs in the page. Records when the control was tapped and when feedback and effect were first in a frame. */
function record({ control, effect, feedback }: Pick<Tap, 'control' | 'effect' | 'feedback'>) {
  const times = window as Recorder;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(control)) times.tapped ??= timeStamp;
    },
    true,
  );
  const isComplete = (image: HTMLImageElement) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.complete || height === 0 || bottom <= 0 || top >= innerHeight;
  };
  const recordFrame = () => {
    if (times.tapped !== undefined) {
      if (document.querySelector(feedback)) times.feedback ??= performance.now();
      const shown = document.querySelector(effect);
      if (shown && [...shown.querySelectorAll('img')].every(isComplete)) times.effect ??= performance.now();
    }
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
}

/** Opens a page on a slow phone: CPU slowed 4×, slow connection, empty cache. */
async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Measures the first tap of a visit on a slow phone. */
export async function timeTap(browser: Browser, tap: Tap, moment: Moment): Promise<Times> {
  const page = await openSlowPhone(browser);
  const { address, ...selectors } = tap;
  try {
    await page.addInitScript(record, selectors);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(tap.control).first();
    if (moment === 'after 3 s of reading') {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(3000);
    }
    await control.scrollIntoViewIfNeeded();
    await control.click({ noWaitAfter: true });
    return await readTimes(page);
  } finally {
    await page.context().close();
  }
}

async function readTimes(page: Page): Promise<Times> {
  await page.waitForFunction(() => (window as Recorder).effect !== undefined, undefined, { timeout: 30_000 });
  return await page.evaluate(() => {
    const { tapped = 0, feedback = 0, effect = 0 } = window as Recorder;
    return { feedback: feedback - tapped, effect: effect - tapped };
  });
}
