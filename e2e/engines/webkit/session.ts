import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, error as errors, type WebDriver } from 'selenium-webdriver';
import { anyFreePorts } from '../../../packages/local/src/ports.ts';
import { endWithUs } from '../../../packages/local/src/processes.ts';
import { patience } from '../../../tools/testing/patience.ts';
import type { VisitorOptions } from '../../support/page.ts';
import { miniBrowser } from '../programs.ts';
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

/** Ends what the driver never answers, as it may on a busy computer: all that is asked after it would wait as well. */
async function silence(): Promise<never> {
  await setTimeout(patience.wait, undefined, { ref: false });
  throw new Error('WebKitWebDriver did not answer.');
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

  static async open(screen: string, proxy: string, options: VisitorOptions): Promise<Session> {
    const [port = 0] = await anyFreePorts(1);
    const home = desktop(options);
    const program = start('WebKitWebDriver', ['-p', String(port)], {
      DISPLAY: screen,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
      LANGUAGE: 'pl',
    });
    const end = () => {
      program.kill();
      rmSync(home, { recursive: true, force: true });
    };
    const address = `http://127.0.0.1:${port}`;
    const args = [
      '--automation',
      '--javascript-can-open-windows-automatically=true',
      `--enable-javascript=${options.javaScriptEnabled ?? true}`,
    ];
    try {
      await listens(address);
      const capabilities = new Capabilities({
        'webkitgtk:browserOptions': { binary: miniBrowser(), args },
        proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [] },
        // A page is used as soon as it is there: when it has come as a whole is asked of the page.
        pageLoadStrategy: 'none',
      });
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .forBrowser('MiniBrowser')
        .build();
      await driver.manage().setTimeouts({ script: patience.wait, pageLoad: patience.wait });
      return new Session(driver, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async close() {
    await Promise.race([this.driver.quit(), silence()]).catch(() => {});
    this.end();
  }

  /** Does something in one window: WebDriver knows one at a time, and several pages may ask at once. */
  in<Result>(window: string, work: (driver: WebDriver) => Promise<Result>): Promise<Result> {
    const turn = this.last.then(async () => {
      if (this.current !== window) await this.driver.switchTo().window(window);
      this.current = window;
      return Promise.race([work(this.driver), silence()]);
    });
    this.last = turn.catch(() => {});
    return turn;
  }

  windows(): Promise<string[]> {
    const turn = this.last.then(() => this.driver.getAllWindowHandles());
    this.last = turn.catch(() => {});
    return turn;
  }

  /** Closes the first window, whose bar of buttons is wider than a phone, for one that has none. */
  async openWindow({ width, height }: { width: number; height: number }): Promise<string> {
    const [first = ''] = await this.windows();
    await this.in(first, (driver) =>
      driver.executeScript(
        `window.open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no,status=no,width=${width},height=${height}')`,
      ),
    );
    for (const end = Date.now() + patience.wait; Date.now() < end; ) {
      const window = (await this.windows()).find((other) => other !== first);
      if (window === undefined) continue;
      await this.in(first, (driver) => driver.close());
      return window;
    }
    throw new Error('WebKit opens no window.');
  }

  /**
   * Runs a function in the page, with what it is given; see `library` for what it finds there. A promise is asked for until
   * it is kept: WebKit's driver never answers a script that waits in a page which goes away meanwhile.
   */
  async run<Result>(window: string, work: string, given: readonly unknown[]): Promise<Result> {
    const script = `
      if (!window.TestingLibraryDom) return { unprepared: true };
      const said = (error) => String((error && error.stack) || error);
      try {
        const value = (${work})(...arguments[0]);
        // What is not there must not come as null.
        if (!value || !value.then) return value === undefined ? {} : { value };
        const answer = (window.promised ??= {})[arguments[1]] = { waiting: true };
        const settle = (how) => Object.assign(answer, { waiting: false }, how);
        value.then((value) => settle(value === undefined ? {} : { value }), (error) => settle({ error: said(error) }));
        return answer;
      } catch (error) { return { error: said(error) }; }`;
    const id = randomUUID();
    let answer = await this.in(window, async (driver) => {
      const ask = () => driver.executeScript<Answer<Result>>(script, given, id);
      const first = await ask();
      if (!first.unprepared) return first;
      await driver.executeScript(library);
      return ask();
    });
    for (const end = Date.now() + patience.wait; answer.waiting; await setTimeout(20)) {
      const later = await this.in(window, (driver) =>
        driver.executeScript<Answer<Result> | null>(
          'return window.promised && window.promised[arguments[0]]',
          id,
        ),
      );
      if (!later) throw new errors.NoSuchWindowError('The page went away before it answered.');
      if (Date.now() > end) throw new Error('The page never answered.');
      answer = later;
    }
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Result;
  }
}

interface Answer<Result> {
  value?: Result;
  error?: string;
  unprepared?: boolean;
  waiting?: boolean;
}
