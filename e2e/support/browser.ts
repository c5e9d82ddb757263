import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { engine, type Ability, type Running, type Visitor } from '../engines/engine.ts';
import type { VisitorOptions } from './page.ts';

/** Starts one browser for the tests of a file, and opens pages of the site in it. */
export function openBrowser() {
  const { site } = inject('addresses');
  let browser: Running;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await engine.launch();
  });
  afterAll(() => browser.close());

  return {
    /** A page of a fresh visitor; `noise` collects what a clean page never says in the console. */
    visit: async (path: string, options: VisitorOptions = {}) => {
      const visitor = await browser.visitor(site, options);
      visitors.push(visitor);
      const { page, noise } = visitor;
      onTestFailed(() => {
        if (noise.length > 0) console.error(`The browser said:\n${noise.join('\n')}`);
      });
      if (path !== 'about:blank') await page.goto(path);
      return { page, noise };
    },
    closePages: async () => {
      await Promise.all(visitors.splice(0).map(({ leave }) => leave()));
    },
    /** What the table at the end says about the engine. */
    about: () => ({
      title: engine.title,
      version: browser.version,
      cannot: Object.entries(engine.cannot).map(([ability, why]) => `cannot ${ability}, for ${why}`),
    }),
    /** For `skip`: whether this engine's driver cannot do what a test needs, and why. */
    cannot: (ability: Ability | false): [boolean, string] => {
      const why = ability && engine.cannot[ability];
      return [Boolean(why), why || ''];
    },
  };
}
