import type { Browser, Page } from 'playwright-core';

export {
  lines,
  slowPhone,
  timeAct,
  type Line,
  type Moment,
  type TimedAct,
  type Times,
} from './timeAct.ts';

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
   * How many visitors use one window in turn, each with an empty cache and no cookies or storage. A window for each is
   * the truest and takes several times as long. More than 1 needs Chromium.
   * @default 1
   */
  perContext?: number;
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
  const scouts = new Visitors({ ...options, perContext: 1 });
  try {
    for (const act of acts) spans.set(act, 1.25 * (await timeToReady(options, scouts, act)));
  } finally {
    await scouts.leave();
  }

  const random = randomNumbers(seed);
  const plans = Array.from({ length: count }, (_, number) => {
    const act = acts[number % acts.length] as Act;
    const ways = act.ways ?? (['click', 'tap', 'key'] as const);
    const way = ways[Math.floor(random() * ways.length)] as Way;
    return { act, way, moment: Math.round(random() * (spans.get(act) ?? 0)) };
  });
  const trials: Trial[] = [];
  const work = async () => {
    const visitors = new Visitors(options);
    try {
      for (let plan = plans.shift(); plan; plan = plans.shift())
        trials.push(await tryAct(options, visitors, plan));
    } finally {
      await visitors.leave();
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

/** Where visitors come from, one after the other. */
class Visitors {
  readonly #options: ActsOptions;
  #page: Page | undefined;
  #visits = 0;

  constructor(options: ActsOptions) {
    this.#options = options;
  }

  /** Takes the next visitor to the page of an act. */
  async visit(act: Act): Promise<Page> {
    const page = (await this.#cleared()) ?? (await this.#open());
    await page.goto(this.#options.address + act.path, { waitUntil: 'commit' });
    return page;
  }

  async leave(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }

  /** The last visitor's page without anything that was kept in it, as long as it may be shared. */
  async #cleared(): Promise<Page | undefined> {
    this.#visits += 1;
    if (this.#page && this.#visits % (this.#options.perContext ?? 1) === 0) await this.leave();
    if (!this.#page) return undefined;
    const devtools = await this.#page.context().newCDPSession(this.#page);
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(this.#options.address).origin,
      storageTypes: 'all',
    });
    await devtools.detach();
    return this.#page;
  }

  async #open(): Promise<Page> {
    const context = await this.#options.browser.newContext({ hasTouch: true });
    this.#page = await context.newPage();
    // Heard before the loader hears it.
    await this.#page.addInitScript(() => {
      const watched = window as Watched;
      const note = ({ isTrusted }: Event) => {
        if (isTrusted) watched.actLate ??= watched.actReady ?? false;
      };
      addEventListener('click', note, true);
      addEventListener('first-act:ready', () => (watched.actReady = true));
    });
    return this.#page;
  }
}

const isReady = (page: Page, timeout: number) =>
  page.waitForFunction(() => (window as Watched).actReady, undefined, { timeout });

/** How long a page takes from its first byte to the application, when the act comes at once. */
async function timeToReady(options: ActsOptions, visitors: Visitors, act: Act): Promise<number> {
  const page = await visitors.visit(act);
  const since = performance.now();
  await act.before?.(page);
  await press(page, act, 'click');
  if (act.wakes ?? true) await isReady(page, options.patience ?? 15_000);
  return performance.now() - since;
}

async function tryAct(
  { patience = 15_000 }: ActsOptions,
  visitors: Visitors,
  { act, way, moment }: Pick<Trial, 'way' | 'moment'> & { act: Act },
): Promise<Trial> {
  const wakes = act.wakes ?? true;
  const page = await visitors.visit(act);
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
}

async function press(page: Page, { control }: Act, way: Way) {
  const element = page.locator(control).first();
  if (way === 'key') {
    await element.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'tap') await element.tap({ noWaitAfter: true });
  else await element.click({ noWaitAfter: true });
}
