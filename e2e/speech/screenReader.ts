import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { openFirefox } from '../support/drivers.ts';
import { openDesktop, type Desktop } from './desktop.ts';

/** In px. Large enough for the desktop layout. */
const screen = { width: 1280, height: 960 };

/** Number of consecutive idle rounds that count as silence. */
const silentRounds = 3;

/** A browser with a window, a screen reader and a keyboard. */
export interface ScreenReader {
  /** Controls the browser without the keyboard. */
  page: Page;
  versions: { firefox: string; orca: string };
  /** Opens an address, waits until it is ready, and gives the page the focus. */
  open: (address: string, ready?: () => unknown) => Promise<void>;
  /** Sets the viewport, at most to the size of the window. Without a size it is the whole window. */
  fit: (screen?: { width: number; height: number }) => Promise<void>;
  /**
   * Presses a key by xdotool's name ("Tab", "ctrl+Home"). Returns the utterances until silence. Waits until `isDone` returns
   * true, for an asynchronous effect.
   */
  press: (key: string, isDone?: () => boolean) => Promise<string[]>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<string[]>;
  /** Returns the utterances until silence, without a key. */
  listen: () => Promise<string[]>;
  /** Enters browse mode, where letters are Orca's keys. A story's play function may have entered focus mode. */
  browse: () => Promise<void>;
  close: () => Promise<void>;
}

interface OrcaReport {
  announced?: string;
  live?: string;
  key?: string;
  quiet?: number;
  focusMode?: boolean;
  version?: string;
}

/** Starts Orca and collects its reports. */
function startOrca(desktop: Desktop) {
  // Debian's own Python, which has Orca's modules.
  const orca = desktop.start('/usr/bin/python3', [join(import.meta.dirname, 'listener.py')]);
  const announced: string[] = [];
  const live: string[] = [];
  let keys = 0;
  let quiet = 0;
  let focusMode = false;
  let version: string | undefined;
  let notify = () => {};
  createInterface({ input: orca.stdout! }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const report = JSON.parse(line) as OrcaReport;
    if (report.announced !== undefined) announced.push(report.announced);
    if (report.live !== undefined) live.push(report.live);
    if (report.key !== undefined) keys += 1;
    focusMode = report.focusMode ?? focusMode;
    quiet = report.quiet ?? quiet;
    version ??= report.version;
    notify();
  });
  let ended: string | undefined;
  orca.on('exit', (code) => {
    ended = `Orca ended (${code}).`;
    notify();
  });

  async function until(what: string, isDone: () => boolean) {
    const deadline = Date.now() + timeouts.wait;
    while (!isDone()) {
      if (ended) throw new Error(ended);
      if (Date.now() > deadline) throw new Error(`Timeout waiting for Orca: ${what}.`);
      const change = new Promise<void>((resolve) => (notify = resolve));
      await Promise.race([change, wait(1000)]);
    }
  }

  let question = 0;
  return {
    /** Returns the number of utterances. */
    amount: () => announced.length + live.length,
    /** Returns and removes the utterances, live regions last. */
    take: () => [...announced.splice(0), ...live.splice(0)],
    version: async () => {
      await until('it did not start', () => version !== undefined);
      return version!;
    },
    keys: () => keys,
    focusMode: () => focusMode,
    waitForKeys: (count: number) => until('a key did not arrive', () => keys >= count),
    quiet: async () => {
      question += 1;
      orca.stdin!.write(`${question}\n`);
      await until('it was never quiet', () => quiet >= question);
    },
  };
}

/** Resolves after two frames, when deferred work is done. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** Firefox in a window, so that Orca and the keyboard find it. */
const openWindow = ({ env }: Desktop) =>
  openFirefox({
    args: [`--width=${screen.width}`, `--height=${screen.height}`],
    env,
    headless: false,
    defaultViewport: null,
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'ui.prefersReducedMotion': 1,
      // Otherwise a followed link is announced as visited.
      'layout.css.visited_links_enabled': false,
      'places.history.enabled': false,
      'intl.accept_languages': 'pl',
      'layout.spellcheckDefault': 0,
      'signon.rememberSignons': false,
      'browser.aboutwelcome.enabled': false,
      'browser.startup.page': 0,
    },
  });

/** Opens the window and starts Orca. */
export async function openScreenReader(): Promise<ScreenReader> {
  const desktop = await openDesktop(screen.width, screen.height);
  const orca = startOrca(desktop);
  const page = await openWindow(desktop);
  page.setDefaultTimeout(timeouts.wait);
  const whole = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  let fitted = whole;
  const xdotool = (...args: string[]) =>
    execFileSync('xdotool', args, { env: desktop.env, encoding: 'utf8' });

  async function listen() {
    for (let silent = 0, count = -1; silent < silentRounds; silent += 1) {
      await waitForFrames(page);
      await orca.quiet();
      if (orca.amount() !== count) silent = 0;
      count = orca.amount();
    }
    return orca.take();
  }

  async function press(keystroke: string, isDone?: () => boolean) {
    orca.take();
    const before = orca.keys();
    xdotool('key', '--clearmodifiers', keystroke);
    await orca.waitForKeys(before + keystroke.split('+').length);
    if (isDone) await page.waitForFunction(isDone);
    return listen();
  }

  async function open(address: string, ready?: () => unknown) {
    await page.goto(address);
    if (ready) await page.waitForFunction(ready);
    await listen();
    // The address bar has the focus first.
    for (let tries = 0; !(await page.evaluate(() => document.hasFocus())); tries += 1) {
      if (tries === 10) throw new Error(`${address} never had the focus.`);
      await press('F6');
    }
  }

  return {
    page,
    open,
    fit: async (size = whole) => {
      const width = Math.min(size.width, whole.width);
      const height = Math.min(size.height, whole.height);
      if (width === fitted.width && height === fitted.height) return;
      fitted = { width, height };
      await page.setViewport(fitted);
    },
    versions: { firefox: (await page.browser().version()).replace(/.*\//, ''), orca: await orca.version() },
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
      await page.browser().close();
      desktop.close();
    },
  };
}
