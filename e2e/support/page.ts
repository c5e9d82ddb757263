/**
 * A page as the journeys know it: what Playwright's page can do, as far as every engine can be made to do it. Chromium
 * and Gecko are driven by Playwright itself, WebKit by e2e/engines/webkit, which means the same by each word.
 */

/** What a name or a text is compared with: a part of it in any case, unless it is to be exact. */
export type Words = string | RegExp;

type Answer<Result> = Result | Promise<Result>;

export interface Finder {
  getByRole(role: Role, options?: RoleOptions): Locator;
  getByLabel(text: Words): Locator;
  getByText(text: Words): Locator;
  /** What fits a selector of CSS, and has these words in it. */
  locator(selector: string, options?: { hasText?: Words }): Locator;
}

export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'status'
  | 'textbox';

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  /** Of a heading. */
  level?: number;
  /** Of a button that stays pressed. */
  pressed?: boolean;
}

export interface ClickOptions {
  button?: 'left' | 'right' | 'middle';
  modifiers?: ('Control' | 'Meta' | 'Shift')[];
  /** Only waits until it could be pressed. */
  trial?: boolean;
  /** Looks no further, whatever the press leads to. */
  noWaitAfter?: boolean;
}

/** What is looked for anew each time that it is asked for something. */
export interface Locator extends Finder {
  filter(options: { hasText: Words }): Locator;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  all(): Promise<Locator[]>;
  count(): Promise<number>;

  waitFor(options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  innerText(): Promise<string>;
  allTextContents(): Promise<string[]>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  // A visitor's page has all kinds of elements, and each test knows which it looks at.
  evaluate<Result, Given = void>(
    // oxlint-disable-next-line typescript/no-explicit-any
    work: (element: any, given: Given) => Answer<Result>,
    given?: Given,
  ): Promise<Result>;
  evaluateAll<Result, Given = void>(
    // oxlint-disable-next-line typescript/no-explicit-any
    work: (elements: any[], given: Given) => Answer<Result>,
    given?: Given,
  ): Promise<Result>;

  click(options?: ClickOptions): Promise<void>;
  tap(options?: { noWaitAfter?: boolean }): Promise<void>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(label: string): Promise<unknown>;
  scrollIntoViewIfNeeded(): Promise<void>;
  toString(): string;
}

/** A request that a journey answers in the server's place. */
export interface Route {
  request(): { url(): string };
  abort(): Promise<void>;
  continue(): Promise<void>;
  fulfill(answer: { status?: number; body?: string; path?: string }): Promise<void>;
}

export interface Page extends Finder {
  goto(address: string, options?: { waitUntil?: 'load' | 'commit' }): Promise<{ status(): number } | null>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  title(): Promise<string>;
  close(): Promise<void>;

  evaluate<Result, Given = void>(work: (given: Given) => Answer<Result>, given?: Given): Promise<Result>;
  waitForFunction(work: () => unknown): Promise<unknown>;
  waitForURL(address: string | RegExp): Promise<void>;
  waitForLoadState(state: 'networkidle'): Promise<void>;
  waitForTimeout(milliseconds: number): Promise<void>;

  /** Keys go where the focus is. */
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  setViewportSize(size: { width: number; height: number }): Promise<void>;

  route(addresses: string, answer: (route: Route) => unknown): Promise<unknown>;
  unroute(addresses: string): Promise<void>;
  unrouteAll(options?: { behavior?: 'wait' }): Promise<void>;
  on(event: 'request', hear: (request: { url(): string }) => void): unknown;
  on(event: 'console', hear: (message: { text(): string }) => void): unknown;
  on(event: 'dialog', hear: (dialog: { message(): string; dismiss(): Promise<void> }) => void): unknown;
  waitForEvent(event: 'requestfailed'): Promise<unknown>;
  context(): Context;
}

/** All the pages of one visitor. */
export interface Context {
  pages(): Page[] | Promise<Page[]>;
  waitForEvent(event: 'page'): Promise<Page>;
  setOffline(offline: boolean): Promise<void>;
}

/** What a visitor's browser is like. */
export interface VisitorOptions {
  viewport?: { width: number; height: number };
  hasTouch?: boolean;
  /** A browser of phones, which lays pages out for narrow screens. */
  isMobile?: boolean;
  deviceScaleFactor?: number;
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce';
  /** How much larger than usual the visitor has set all text. */
  textScale?: number;
}
