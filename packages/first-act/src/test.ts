import type { Browser, Page } from 'playwright-core';

export { slowPhone, timeAct, type Moment, type TimedAct, type Times } from './timeAct.ts';

/** How a visitor acts: a mouse, a finger, or the Enter key. */
export type Way = 'click' | 'tap' | 'key';

/** Something that a visitor may do first. */
export interface Act {
  /** Names it in the report. */
  name: string;
  /** Address of the page, below that of the site. */
  path: string;
  /** Selector of what is pressed. */
  control: string;
  /** Counts how often the act has had its effect by now: 1 is right, 0 is lost, more is doubled. */
  effects: (page: Page) => Promise<number>;
  /** What is done before the press, such as typing into a field. */
  before?: (page: Page) => Promise<void>;
  /**
   * Whether the act wakes the page. One that does not, such as following a link, is counted without waiting for that.
   * @default true
   */
  wakes?: boolean;
  /** @default ['click', 'tap', 'key'] */
  ways?: readonly Way[];
}

export interface ActsOptions {
  /** Of the site, without a slash at the end. */
  address: string;
  acts: readonly Act[];
  /** A browser that is running; each act gets a fresh visitor in it. */
  browser: Browser;
  /**
   * How many acts are made.
   * @default 200
   */
  count?: number;
  /**
   * How many visitors act at the same time.
   * @default 2
   */
  atOnce?: number;
  /**
   * Acts, ways and moments follow from it, so that a report can be repeated.
   * @default 1
   */
  seed?: number;
  /**
   * Milliseconds after which an act that has had no effect is lost.
   * @default 15_000
   */
  patience?: number;
}

/** One act, and what became of it. */
export interface Trial {
  act: string;
  way: Way;
  /** Milliseconds between the first byte of the page and the press. */
  moment: number;
  /** Whether the application was there before the press. */
  late: boolean;
  effects: number;
}

export interface ActsReport {
  trials: readonly Trial[];
  /** Had no effect. */
  lost: readonly Trial[];
  /** Had its effect more than once. */
  doubled: readonly Trial[];
}

interface Watched {
  actReady?: boolean;
  actLate?: boolean;
}

/**
 * Makes first acts at random moments of a page's loading, from its first byte to well after the application is there,
 * and counts those that had their effect never or more than once.
 */
export async function tryActs(options: ActsOptions): Promise<ActsReport> {
  const { acts, count = 200, atOnce = 2, seed = 1 } = options;
  if (acts.length === 0) throw new Error('tryActs needs at least one act.');
  const spans = new Map<Act, number>();
  for (const act of acts) spans.set(act, 1.25 * (await timeToReady(options, act)));

  const random = randomNumbers(seed);
  const plans = Array.from({ length: count }, (_, number) => {
    const act = acts[number % acts.length] as Act;
    const ways = act.ways ?? (['click', 'tap', 'key'] as const);
    const way = ways[Math.floor(random() * ways.length)] as Way;
    return { act, way, moment: Math.round(random() * (spans.get(act) ?? 0)) };
  });
  const trials: Trial[] = [];
  const work = async () => {
    for (let plan = plans.shift(); plan; plan = plans.shift()) {
      trials.push(await tryAct(options, plan.act, plan.way, plan.moment));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    trials,
    lost: trials.filter(({ effects }) => effects < 1),
    doubled: trials.filter(({ effects }) => effects > 1),
  };
}

/** Numbers from 0 to below 1 that look random and can be had again (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function visit<Result>(
  { browser, address }: ActsOptions,
  act: Act,
  work: (page: Page) => Promise<Result>,
) {
  const context = await browser.newContext({ hasTouch: true });
  try {
    const page = await context.newPage();
    // Heard before the loader hears it.
    await page.addInitScript(() => {
      const watched = window as Watched;
      const note = ({ isTrusted }: Event) => {
        if (isTrusted) watched.actLate ??= watched.actReady ?? false;
      };
      addEventListener('click', note, true);
      addEventListener('first-act:ready', () => (watched.actReady = true));
    });
    await page.goto(address + act.path, { waitUntil: 'commit' });
    return await work(page);
  } finally {
    await context.close();
  }
}

const isReady = (page: Page, timeout: number) =>
  page.waitForFunction(() => (window as Watched).actReady, undefined, { timeout });

/** How long a page takes from its first byte to the application, when the act comes at once. */
async function timeToReady(options: ActsOptions, act: Act): Promise<number> {
  return visit(options, act, async (page) => {
    const since = performance.now();
    await act.before?.(page);
    await press(page, act, 'click');
    if (act.wakes ?? true) await isReady(page, options.patience ?? 15_000);
    return performance.now() - since;
  });
}

function tryAct(options: ActsOptions, act: Act, way: Way, moment: number): Promise<Trial> {
  const { patience = 15_000 } = options;
  const wakes = act.wakes ?? true;
  return visit(options, act, async (page) => {
    await act.before?.(page);
    await page.waitForTimeout(moment);
    await press(page, act, way);
    const late = wakes && (await page.evaluate(() => (window as Watched).actLate ?? false));
    const end = performance.now() + patience;
    try {
      if (wakes) await isReady(page, patience);
      while ((await act.effects(page)) < 1 && performance.now() < end) await page.waitForTimeout(20);
    } catch {
      // Not ready in time: what has happened by now counts.
    }
    // A second effect comes late, if it comes.
    await page.waitForTimeout(100);
    return { act: act.name, way, moment, late, effects: await act.effects(page) };
  });
}

async function press(page: Page, { control }: Act, way: Way) {
  const element = page.locator(control).first();
  if (way === 'key') {
    await element.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'tap') await element.tap({ noWaitAfter: true });
  else await element.click({ noWaitAfter: true });
}
