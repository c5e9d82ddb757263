import { Button, error as errors, Key, Origin } from 'selenium-webdriver';
import { patience } from '../../../tools/testing/patience.ts';
import type { ClickOptions, Context, Page, Role, RoleOptions, Route, Words } from '../../support/page.ts';
import { WebKitLocator } from './locator.ts';
import { fitsAddress, type Proxy } from './proxy.ts';
import { pointer, type Session } from './session.ts';

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: ' ',
  Escape: Key.ESCAPE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Meta: Key.META,
};

const buttons = { left: Button.LEFT, middle: Button.MIDDLE, right: Button.RIGHT };

/** Whether this was said since the page, or a frame or the window that it was in, went away while it was asked. */
const wentAway = (error: unknown) =>
  error instanceof errors.WebDriverError &&
  /NoSuch(Window|Frame)Error|no such (window|frame)|unload|navigat|detached/i.test(String(error));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page in WebKit, driven as Playwright drives the others. */
export class WebKitPage implements Page {
  private readonly session: Session;
  private readonly window: string;
  private readonly proxy: Proxy;
  private readonly site: string;

  constructor(session: Session, window: string, proxy: Proxy, site: string) {
    this.session = session;
    this.window = window;
    this.proxy = proxy;
    this.site = site;
  }

  private find(): WebKitLocator {
    return new WebKitLocator(this, []);
  }
  getByRole(role: Role, options?: RoleOptions) {
    return this.find().getByRole(role, options);
  }
  getByLabel(text: Words) {
    return this.find().getByLabel(text);
  }
  getByText(text: Words) {
    return this.find().getByText(text);
  }
  locator(selector: string, options?: { hasText?: Words }) {
    return this.find().locator(selector, options);
  }

  /** Runs a function, given as its text, in the page. */
  run<Result>(work: string, ...given: readonly unknown[]): Promise<Result> {
    return this.session.run<Result>(this.window, work, given);
  }
  evaluate<Result, Given = void>(work: (given: Given) => Result | Promise<Result>, given?: Given) {
    return this.run<Result>(work.toString(), given);
  }

  /** Asks until the answer is one. A page that goes away while it is asked is asked again. */
  async until<Result>(what: string, ask: () => Promise<Result | false | undefined | null>): Promise<Result> {
    let problem: unknown = '';
    for (const end = Date.now() + patience.wait; Date.now() < end; await pause(20)) {
      try {
        const answer = await ask();
        if (answer) return answer;
      } catch (error) {
        if (!wentAway(error)) throw error;
        problem = error;
      }
    }
    throw new Error(`Waited in vain for ${what}. ${String(problem)}`);
  }
  async waitForFunction(work: () => unknown) {
    await this.until('what the journey waits for', () => this.evaluate(work as () => boolean));
  }
  async waitForURL(address: string | RegExp) {
    const fits = (url: string) =>
      typeof address === 'string' ? fitsAddress(url, address) : address.test(url);
    await this.until(`the address ${String(address)}`, async () =>
      fits(await this.evaluate(() => location.href)),
    );
    await this.loaded();
  }
  async waitForLoadState() {
    await this.until('the network to be quiet', async () => this.proxy.quiet() >= 500);
  }
  async waitForTimeout(milliseconds: number) {
    await pause(milliseconds);
  }

  async goto(address: string, { waitUntil = 'load' }: { waitUntil?: 'load' | 'commit' } = {}) {
    const url = new URL(address, `${this.site}/`).href;
    await this.leave(() => this.session.in(this.window, (driver) => driver.get(url)));
    if (waitUntil === 'load') await this.loaded();
    const { status } = this.proxy;
    return { status: () => status };
  }
  async reload() {
    await this.leave(() => this.session.in(this.window, (driver) => driver.navigate().refresh()));
    await this.loaded();
  }
  /** Leads to another document, and returns when it has begun. */
  private async leave(lead: () => Promise<void>) {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }));
    await lead();
    await this.until('the next document', () => this.evaluate(() => !('isLeft' in window)));
  }
  private async loaded() {
    await this.until('the page to load', () => this.evaluate(() => document.readyState === 'complete'));
  }
  // Not by WebDriver, which passes over what was visited without a press, as a journey may have by a script; and after the
  // answer, for which WebDriver would wait in vain once the page has gone.
  async goBack() {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }
  async goForward() {
    await this.evaluate(() => void setTimeout(() => history.forward()));
  }
  title() {
    return this.evaluate(() => document.title);
  }
  async close() {
    await this.session.in(this.window, (driver) => driver.close());
  }

  readonly keyboard = {
    press: async (combination: string) => {
      const pressed = combination.split('+').map((name) => keys[name] ?? name);
      await this.session.in(this.window, (driver) => {
        const actions = driver.actions();
        for (const key of pressed) actions.keyDown(key);
        for (const key of pressed.toReversed()) actions.keyUp(key);
        return actions.perform();
      });
    },
    type: async (text: string) => {
      await this.session.in(this.window, (driver) => driver.actions().sendKeys(text).perform());
    },
  };
  readonly touchscreen = { tap: (x: number, y: number) => this.press({ x, y }, 'left', []) };

  /** Presses a button of the mouse somewhere. */
  async press(
    { x, y }: { x: number; y: number },
    button: NonNullable<ClickOptions['button']>,
    modifiers: NonNullable<ClickOptions['modifiers']>,
  ) {
    await this.session.in(this.window, (driver) => {
      const actions = driver.actions();
      for (const key of modifiers) actions.keyDown(keys[key]!);
      actions.move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
      actions.press(buttons[button]).release(buttons[button]);
      for (const key of modifiers) actions.keyUp(keys[key]!);
      return actions.perform();
    });
  }
  async setViewportSize({ width, height }: { width: number; height: number }) {
    await this.session.in(this.window, async (driver) => {
      await driver
        .manage()
        .window()
        .setRect({ x: pointer.x - 1, y: pointer.y - 1, width, height });
    });
  }

  async route(addresses: string, answer: (route: Route) => unknown) {
    this.proxy.routes.push({ addresses, answer });
  }
  async unroute(addresses: string) {
    const kept = this.proxy.routes.filter((rule) => rule.addresses !== addresses);
    this.proxy.routes.splice(0, Infinity, ...kept);
  }
  async unrouteAll() {
    this.proxy.routes.length = 0;
  }
  // oxlint-disable-next-line typescript/no-explicit-any
  on(event: 'request' | 'console' | 'dialog', hear: (what: any) => void) {
    if (event === 'request') this.proxy.on('request', (url) => hear({ url: () => url }));
    if (event === 'console') this.proxy.on('said', ({ text }) => hear({ text: () => text }));
    // A dialog needs nobody to hear it: WebDriver answers the next command with an error.
  }
  async waitForEvent(event: 'requestfailed') {
    await new Promise((resolve) => this.proxy.once(event, resolve));
  }
  private async others() {
    const windows = (await this.session.windows()).filter((window) => window !== this.window);
    return windows.map((window) => new WebKitPage(this.session, window, this.proxy, this.site));
  }
  context(): Context {
    return {
      pages: async () => [this, ...(await this.others())],
      waitForEvent: () => this.until('a page beside this one', async () => (await this.others())[0]),
      setOffline: async (offline) => {
        this.proxy.offline = offline;
      },
    };
  }
}
