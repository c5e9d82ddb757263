import type { Browser, Page } from 'playwright-core';

/** An act whose time is taken. */
export interface TimedAct {
  /** Address of the page. */
  address: string;
  /** Selector of the control to tap. */
  control: string;
  /** Selector of what is in the page once the tap has had its effect; with the pictures in it that are in sight. */
  effect: string;
  /**
   * Selector of what is in the page once the visitor can see that the tap was heard.
   * @default that of the effect
   */
  answer?: string;
  /** Selector of what is touched three seconds before, for `3 s after a field`. */
  field?: string;
}

/** When a visitor taps. Reading is scrolling a little, and then nothing for three seconds. */
export type Moment =
  | 'at first paint'
  | '2 s later'
  | 'after 3 s of reading'
  | '3 s after a field'
  | '1 s after hover'
  | 'offline';

/** A visitor's line. */
export interface Line {
  /** Milliseconds until an answer begins. */
  latency: number;
  /** Bits a second. */
  down: number;
  up: number;
}

/** The line of a slow phone, and a very slow one. */
export const lines = {
  slow: { latency: 150, down: 1_600_000, up: 750_000 },
  'very slow': { latency: 400, down: 400_000, up: 400_000 },
} as const satisfies Record<string, Line>;

/** What a tap took, in milliseconds. */
export interface Times {
  /** From the tap to the first frame with its answer. */
  answer: number;
  /** From the tap to the first frame with its effect. */
  effect: number;
  /** From that frame to the first one that looks as it does in the end. */
  unstyled: number;
}

type Recorder = Window & { tapped?: number; answered?: number; done?: number; unstyled?: number };

/** Runs in the page: notes when the control was tapped, and when the effect was first seen in a frame. */
function watch({ control, effect, answer }: Record<'control' | 'effect' | 'answer', string>) {
  const record = window as Recorder;
  const looks = new Map<string, number>();
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(control)) record.tapped ??= timeStamp;
    },
    true,
  );
  const inSight = (image: Element) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const look = () => {
    if (record.tapped !== undefined && document.querySelector(answer)) record.answered ??= performance.now();
    const shown = record.tapped !== undefined && document.querySelector(effect);
    if (shown && [...shown.querySelectorAll('img')].every((image) => image.complete || !inSight(image))) {
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

/** Long enough for a style sheet that was asked for with the scripts to come. */
const settle = 2000;

/** A slow phone, and how its line is cut. */
async function openPhone(browser: Browser, { latency, down, up }: Line) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const connect = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
  await devtools.send('Network.enable');
  await connect(false);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, cut: () => connect(true) };
}

/** A visitor with a slow phone: CPU slowed 4×, an empty cache, and 1.6 Mbps with 150 ms unless another line is given. */
export async function slowPhone(browser: Browser, line: Line = lines.slow): Promise<Page> {
  const { page } = await openPhone(browser, line);
  return page;
}

/** Takes the time of the first tap of a visit on a slow phone. */
export async function timeAct(
  browser: Browser,
  act: TimedAct,
  moment: Moment,
  line: Line = lines.slow,
): Promise<Times> {
  const { page, cut } = await openPhone(browser, line);
  const { control: selector, effect, answer = effect } = act;
  try {
    await page.addInitScript(watch, { control: selector, effect, answer });
    await page.goto(act.address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(selector).first();
    if (moment === 'after 3 s of reading') {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(3000);
    }
    if (moment === '3 s after a field') {
      if (!act.field) throw new Error('Say by `field` what is touched three seconds before.');
      await page.locator(act.field).first().click();
      await page.waitForTimeout(3000);
    }
    await control.scrollIntoViewIfNeeded();
    if (moment === '2 s later') await page.waitForTimeout(2000);
    if (moment === 'offline') {
      await page.waitForLoadState();
      await cut();
    }
    if (moment === '1 s after hover') {
      await control.hover();
      await page.waitForTimeout(1000);
    }
    await control.click({ noWaitAfter: true });
    await page.waitForFunction(() => 'done' in window, undefined, { timeout: 30_000 });
    await page.waitForTimeout(settle);
    return await page.evaluate(() => {
      const { tapped = 0, answered = 0, done = 0, unstyled = Number.NaN } = window as Recorder;
      return { answer: answered - tapped, effect: done - tapped, unstyled };
    });
  } finally {
    await page.context().close();
  }
}
