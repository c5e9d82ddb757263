import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { firefox as playwright, type Page } from 'playwright-core';
import { patience } from '../../tools/testing/patience.ts';
import { firefox } from '../smoke/programs.ts';
import { openDesktop, type Desktop } from './desktop.ts';

/** Wide enough for the layout of a desktop, and high enough for a page of stories. */
const screen = { width: 1280, height: 960 };

/** How often in a row nothing may be left to do until it counts as silence. */
const silentRounds = 3;

/** A visitor who hears: a browser with a window, a screen reader, and a keyboard. */
export interface ScreenReader {
  /** What drives the browser, where no key does. */
  page: Page;
  versions: { firefox: string; orca: string };
  /** Opens an address, waits until it is ready, and gives the page the focus. */
  open: (address: string, ready?: (page: Page) => Promise<void>) => Promise<void>;
  /** Gives pages as much room as a screen of this size has, as far as the window goes; without one, all of it. */
  fit: (screen?: { width: number; height: number }) => Promise<void>;
  /**
   * Presses a key as xdotool names it ("Tab", "ctrl+Home"), and gives what is said until all is silent again. What the page
   * does in its own time, such as fetching a script, is waited for: `led` says that it is done.
   */
  press: (key: string, led?: () => boolean) => Promise<string[]>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<string[]>;
  /** What is said until all is silent, with no key pressed. */
  listen: () => Promise<string[]>;
  /** Leaves focus mode, in which a story's play may have left Orca: keys are Orca's own then. */
  browse: () => Promise<void>;
  close: () => Promise<void>;
}

interface Told {
  said?: string;
  live?: string;
  key?: string;
  quiet?: number;
  focusMode?: boolean;
  version?: string;
}

/** Orca, and what it told since it was last asked. */
function startOrca(desktop: Desktop) {
  // Debian's own Python, which has Orca's modules.
  const orca = desktop.start('/usr/bin/python3', [join(import.meta.dirname, 'listener.py')]);
  const said: string[] = [];
  const live: string[] = [];
  let keys = 0;
  let quiet = 0;
  let focusMode = false;
  let version: string | undefined;
  let tellNews = () => {};
  createInterface({ input: orca.stdout! }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const told = JSON.parse(line) as Told;
    if (told.said !== undefined) said.push(told.said);
    if (told.live !== undefined) live.push(told.live);
    if (told.key !== undefined) keys += 1;
    focusMode = told.focusMode ?? focusMode;
    quiet = told.quiet ?? quiet;
    version ??= told.version;
    tellNews();
  });
  let ended: string | undefined;
  orca.on('exit', (code) => {
    ended = `Orca ended (${code}).`;
    tellNews();
  });

  async function until(what: string, holds: () => boolean) {
    const deadline = Date.now() + patience.wait;
    while (!holds()) {
      if (ended) throw new Error(ended);
      if (Date.now() > deadline) throw new Error(`Orca kept us waiting: ${what}.`);
      const news = new Promise<void>((resolve) => (tellNews = resolve));
      await Promise.race([news, wait(1000)]);
    }
  }

  let question = 0;
  return {
    /** How much was said so far. */
    amount: () => said.length + live.length,
    /** What was said, and then forgets it: that of live regions last. */
    take: () => [...said.splice(0), ...live.splice(0)],
    version: async () => {
      await until('it did not start', () => version !== undefined);
      return version!;
    },
    keys: () => keys,
    focusMode: () => focusMode,
    heard: (count: number) => until('a key did not arrive', () => keys >= count),
    quiet: async () => {
      question += 1;
      orca.stdin!.write(`${question}\n`);
      await until('it was never quiet', () => quiet >= question);
    },
  };
}

/** Resolves after two frames, when deferred work is done. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** Firefox in a window, so that Orca and the keyboard find it. */
const openWindow = (desktop: Desktop) =>
  playwright.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox.mjs'),
    env: { ...desktop.env, FIREFOX_PATH: firefox() },
    headless: false,
    args: [`--width=${screen.width}`, `--height=${screen.height}`],
    firefoxUserPrefs: {
      'accessibility.force_disabled': -1,
      'ui.prefersReducedMotion': 1,
      // Otherwise a followed link is announced as visited.
      'layout.css.visited_links_enabled': false,
      'places.history.enabled': false,
      'intl.accept_languages': 'pl',
      'layout.spellcheckDefault': 0,
      'signon.rememberSignons': false,
    },
    timeout: patience.wait,
  });

/** Opens the window and starts listening. */
export async function openScreenReader(): Promise<ScreenReader> {
  const desktop = await openDesktop(screen.width, screen.height);
  const orca = startOrca(desktop);
  const browser = await openWindow(desktop);
  const context = await browser.newContext({ viewport: null });
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const whole = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  let fitted = whole;
  const xdotool = (...args: string[]) =>
    execFileSync('xdotool', args, { env: desktop.env, encoding: 'utf8' });

  async function listen() {
    for (let silent = 0, count = -1; silent < silentRounds; silent += 1) {
      await drawn(page);
      await orca.quiet();
      if (orca.amount() !== count) silent = 0;
      count = orca.amount();
    }
    return orca.take();
  }

  async function press(keystroke: string, led?: () => boolean) {
    orca.take();
    const before = orca.keys();
    xdotool('key', '--clearmodifiers', keystroke);
    await orca.heard(before + keystroke.split('+').length);
    if (led) await page.waitForFunction(led);
    return listen();
  }

  async function open(address: string, ready?: (page: Page) => Promise<void>) {
    await page.goto(address);
    await ready?.(page);
    await listen();
    // At first the address has it.
    for (let tries = 0; !(await page.evaluate(() => document.hasFocus())); tries += 1) {
      if (tries === 10) throw new Error(`${address} never had the focus.`);
      await press('F6');
    }
  }

  return {
    page,
    open,
    fit: async (asked = whole) => {
      const width = Math.min(asked.width, whole.width);
      const height = Math.min(asked.height, whole.height);
      if (width === fitted.width && height === fitted.height) return;
      fitted = { width, height };
      await page.setViewportSize(fitted);
    },
    versions: { firefox: browser.version(), orca: await orca.version() },
    press,
    type: async (text) => {
      orca.take();
      xdotool('type', '--delay', '30', text);
      return listen();
    },
    listen,
    browse: async () => {
      await listen();
      if (orca.focusMode()) await press('Insert+a');
    },
    close: async () => {
      await browser.close();
      desktop.close();
    },
  };
}
