import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { anyFreePorts } from '../../../packages/local/src/ports.ts';
import { endWithUs, killTree } from '../../../packages/local/src/processes.ts';
import { patience } from '../../../tools/testing/patience.ts';
import type { VisitorOptions } from '../../support/page.ts';
import { miniBrowser } from '../programs.ts';
import { answered, insist, limits, scriptOf, wentAway, within, type Answer } from './answers.ts';
import { library } from './find.ts';

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithUs(child);
  return child;
}

/** Where the screen's own pointer rests. There is nobody to give windows the focus: one that lies beneath it has it. */
export const pointer = { x: 1600, y: 1200 };

/** A screen that nobody sees; several visitors share it. */
export async function openScreen(): Promise<{ name: string; close: () => void }> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '3200x2400x24', '-nolisten', 'tcp']);
  const [number] = (await once(screen.stdout!, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => screen.kill() };
}

/** A folder with the settings of the visitor's desktop, from which a browser takes whether things may move. */
function desktop({ reducedMotion }: VisitorOptions): string {
  const home = mkdtempSync(join(tmpdir(), 'visitor-'));
  const settings = join(home, 'gtk-3.0/settings.ini');
  mkdirSync(dirname(settings));
  writeFileSync(settings, `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  return home;
}

/** Answers as soon as the program listens. */
async function listens(address: string) {
  for (const end = Date.now() + patience.wait; Date.now() < end; ) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch {
      await setTimeout(20);
    }
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** How often a browser is started for a visitor, where it does not come or its driver stops answering. */
const starts = 3;

/** Starts a driver; it opens a browser of its own, which ends with it. */
async function startDriver(screen: string, proxy: string, options: VisitorOptions) {
  const [port = 0] = await anyFreePorts(1);
  const home = desktop(options);
  const program = start('WebKitWebDriver', ['-p', String(port)], {
    DISPLAY: screen,
    XDG_CONFIG_HOME: home,
    NO_AT_BRIDGE: '1',
    LANGUAGE: 'pl',
  });
  const address = `http://127.0.0.1:${port}`;
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    `--enable-javascript=${options.javaScriptEnabled ?? true}`,
  ];
  const capabilities = new Capabilities({
    'webkitgtk:browserOptions': { binary: miniBrowser(), args },
    proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [] },
    // A page is used as soon as it is there: when it has come as a whole is asked of the page.
    pageLoadStrategy: 'none',
  });
  return {
    end: () => {
      if (program.pid !== undefined) killTree(program.pid);
      rmSync(home, { recursive: true, force: true });
    },
    open: async () => {
      await listens(address);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .forBrowser('MiniBrowser')
        .build();
      await driver.manage().setTimeouts({ script: patience.wait, pageLoad: patience.wait });
      return driver;
    },
  };
}

/** A browser of one visitor, and what is asked of its pages. */
export class Session {
  readonly driver: WebDriver;
  private readonly end: () => void;
  private current = '';
  private last: Promise<unknown> = Promise.resolve();

  private constructor(driver: WebDriver, end: () => void) {
    this.driver = driver;
    this.end = end;
  }

  /** Opens a browser with one window, of this size. What does not come in time is ended, and tried again from the beginning. */
  static async open(screen: string, proxy: string, options: VisitorOptions, size: Size) {
    for (let tried = 1; ; tried += 1) {
      const { open, end } = await startDriver(screen, proxy, options);
      const opening = open().then(async (driver) => {
        const session = new Session(driver, end);
        const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
        return { session, window: await session.openWindow(size), version };
      });
      try {
        return await answered(opening, limits.start);
      } catch (error) {
        end();
        if (tried === starts) throw error;
      }
    }
  }

  async close() {
    await within(limits.end, this.driver.quit()).catch(() => {});
    this.end();
  }

  /** Does something in one window: WebDriver knows one at a time, and several pages may ask at once. */
  in<Result>(window: string, work: (driver: WebDriver) => Promise<Result>): Promise<Result> {
    const turn = this.last.then(async () => {
      if (this.current !== window) await answered(this.driver.switchTo().window(window));
      this.current = window;
      return answered(work(this.driver));
    });
    this.last = turn.catch(() => {});
    return turn;
  }

  windows(): Promise<string[]> {
    const turn = this.last.then(() => answered(this.driver.getAllWindowHandles()));
    this.last = turn.catch(() => {});
    return turn;
  }

  /** Closes the first window, whose bar of buttons is wider than a phone, for one that has none. */
  private async openWindow({ width, height }: Size): Promise<string> {
    const [first = ''] = await this.windows();
    await this.in(first, (driver) =>
      driver.executeScript(
        `window.open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no,status=no,width=${width},height=${height}')`,
      ),
    );
    for (;;) {
      const window = (await this.windows()).find((other) => other !== first);
      if (window === undefined) continue;
      await this.in(first, (driver) => driver.close());
      return window;
    }
  }

  /**
   * Runs a function in the page, with what it is given; see `library` for what it finds there. A promise is asked for until
   * it is kept: WebKit's driver never answers a script that waits in a page which goes away meanwhile.
   */
  async run<Result>(window: string, work: string, given: readonly unknown[]): Promise<Result> {
    const id = randomUUID();
    const script = scriptOf(work);
    let answer = await this.in(window, async (driver) => {
      const ask = () => insist((again) => driver.executeScript<Answer<Result>>(script, given, id, again));
      const first = await ask();
      if (!first.unprepared) return first;
      await insist(() => driver.executeScript(library));
      return ask();
    });
    for (const end = Date.now() + patience.wait; answer.waiting; await setTimeout(20)) {
      const later = await this.in(window, (driver) =>
        insist(() =>
          driver.executeScript<Answer<Result> | null>(
            'return window.answers && window.answers[arguments[0]]',
            id,
          ),
        ),
      );
      if (!later) throw wentAway();
      if (Date.now() > end) throw new Error('The page never answered.');
      answer = later;
    }
    if (answer.gone) throw wentAway();
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Result;
  }
}

interface Size {
  width: number;
  height: number;
}
