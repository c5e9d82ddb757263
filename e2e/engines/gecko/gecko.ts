import { join } from 'node:path';
import { firefox as playwright, type Browser, type Locator, type Page } from 'playwright-core';
import { patience } from '../../../tools/testing/patience.ts';
import { visitorOf } from '../chromium.ts';
import type { Engine } from '../engine.ts';
import { firefox } from '../programs.ts';

type Preferences = Record<string, string | number | boolean>;

/** A browser for each set of preferences, which are those of the whole browser. */
function browsers() {
  const running = new Map<string, Promise<Browser>>();
  return {
    with: (firefoxUserPrefs: Preferences) => {
      const key = JSON.stringify(firefoxUserPrefs);
      const browser =
        running.get(key) ??
        playwright.launch({
          // By WebDriver BiDi: any Firefox, where Playwright without it has to have one of its own.
          channel: 'moz-firefox',
          executablePath: join(import.meta.dirname, 'firefox.mjs'),
          env: { ...process.env, FIREFOX_PATH: firefox() },
          // A page that Firefox brings back as it was left is one whose navigation Playwright never sees finished.
          firefoxUserPrefs: { ...firefoxUserPrefs, 'browser.sessionhistory.max_total_viewers': 0 },
          timeout: patience.wait,
        });
      running.set(key, browser);
      return browser;
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}

/**
 * A page without fingers: a tap is a press with the mouse. Without scripting no frame is ever announced to what waits for
 * an element to stand still, which is `forced` then: pressed at once. Texts are asked for one by one: the process of the
 * page in Firefox ESR 153 ends with signal 11 when Playwright asks for all of them below an element that it waited for by
 * name, which Playwright takes for a navigation. Back and forward are the page's own, since Playwright waits in vain for one
 * that changes the fragment alone.
 */
function withMouse<Part extends Page | Locator>(part: Part, forced: boolean): Part {
  return new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'touchscreen')
        return { tap: (x: number, y: number) => (target as Page).mouse.click(x, y) };
      if (name === 'goBack')
        return () => (target as Page).evaluate(() => void setTimeout(() => history.back()));
      if (name === 'goForward')
        return () => (target as Page).evaluate(() => void setTimeout(() => history.forward()));
      if (typeof value !== 'function') return value;
      const act = value.bind(target) as (...given: unknown[]) => Part;
      if (name === 'click' || name === 'tap')
        return async (how: object = {}) => {
          const control = part as Locator;
          // Before Playwright looks whether it stands still: after a scroll what comes into sight may move it on.
          if (!forced) await control.scrollIntoViewIfNeeded();
          await control.click({ ...how, ...(forced && { force: true }) });
        };
      if (forced && name === 'scrollIntoViewIfNeeded')
        return () => (part as Locator).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      if (name === 'allTextContents')
        return async () =>
          Promise.all((await (part as Locator).all()).map(async (one) => (await one.textContent()) ?? ''));
      if (/^(getBy|locator$|filter$|first$|last$|nth$)/.test(String(name)))
        return (...given: unknown[]) => withMouse(act(...given), forced);
      return act;
    },
  });
}

export const gecko: Engine = {
  title: 'Gecko (Firefox)',
  cannot: {
    touch: 'a touch in Firefox on a desktop presses nothing',
    print: 'Playwright prints to PDF with Chromium alone',
    'lay out as on a phone': 'Firefox on a desktop has no layout of phones',
  },
  launch: async () => {
    const running = browsers();
    const version = (await running.with({})).version();
    return {
      version,
      visitor: async (site, { textScale = 1, reducedMotion, javaScriptEnabled = true, ...options }) => {
        const browser = await running.with({
          ...(textScale !== 1 && { 'font.size.variable.x-western': 16 * textScale }),
          ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
          ...(!javaScriptEnabled && { 'javascript.enabled': false }),
        });
        const { isMobile: _, hasTouch: _touch, ...known } = options;
        const context = await browser.newContext({ baseURL: site, locale: 'pl-PL', ...known });
        const visitor = await visitorOf(context);
        const page = withMouse(context.pages()[0]!, !javaScriptEnabled);
        return { ...visitor, page: page as unknown as typeof visitor.page };
      },
      close: running.close,
    };
  },
};
