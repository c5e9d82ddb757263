import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Engine } from './engine.ts';
import { alfa } from './engines/alfa.ts';
import { axe } from './engines/axe.ts';
import { contrast } from './engines/contrast.ts';
import { forcedColours } from './engines/forcedColours.ts';
import { htmlcs } from './engines/htmlcs.ts';
import { ibm } from './engines/ibm.ts';
import { keyboard, walk } from './engines/keyboard.ts';
import { auditLayout, layout } from './engines/layout.ts';
import { motion } from './engines/motion.ts';
import { documentAround } from './engines/nu.ts';
import { targets } from './engines/targets.ts';
import type { Finding, Verdict } from './finding.ts';
import { fingerprint, laidFlat } from './inPage.ts';
import { atRest, modeOf, modes, wear } from './modes.ts';
import { states } from './states.ts';
import type { Subject } from './subjects.ts';

/** Engines that look at a page as it stands, in every mode in which it differs. */
export const domEngines: readonly Engine[] = [
  axe,
  ibm,
  alfa,
  htmlcs,
  contrast,
  targets,
  motion,
  forcedColours,
];

/** All that was seen of one page or story. */
export interface Visit {
  subject: Subject;
  findings: Finding[];
  reviews: Finding[];
  /** What each engine was asked, by engine and mode. */
  asked: { engine: string; mode: string; findings: number }[];
  /** The accessibility tree, as lines of roles and names. */
  tree: string;
  /** What the HTML checker is given. */
  html: string;
  seconds: number;
}

/** Takes a picture of what a finding is about; returns its file name. */
export type TakePicture = (page: Page, finding: Finding) => Promise<string | undefined>;

export interface VisitOptions {
  takePicture?: TakePicture;
  /** Only these engines, by name. */
  only?: readonly string[];
}

/** A fresh visitor. The policy of the host would keep the engines out. */
export function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'pl-PL', bypassCSP: true, viewport: { width: 390, height: 844 } });
}

export async function visit(browser: Browser, subject: Subject, options: VisitOptions = {}): Promise<Visit> {
  const since = Date.now();
  const context = await newVisitor(browser);
  // Whatever waits for ever, such as a browser that has lost a page, ends with its context.
  const deadline = setTimeout(() => void context.close(), 4 * 60_000);
  const result: Visit = { subject, findings: [], reviews: [], asked: [], tree: '', html: '', seconds: 0 };
  const whole = subject.component === undefined;
  const wanted = (name: string) => !options.only || options.only.includes(name);

  const note = async (
    page: Page,
    engine: string,
    mode: string,
    { findings, reviews }: Verdict,
    state?: string,
  ) => {
    const name = state ? `${subject.name} (${state})` : subject.name;
    result.asked.push({ engine, mode: state ? `${mode}, ${state}` : mode, findings: findings.length });
    const dress = (remark: Finding | Verdict['findings'][number]): Finding => ({
      ...remark,
      engine,
      page: name,
      mode,
    });
    result.reviews.push(...reviews.map(dress));
    for (const finding of findings.map(dress)) {
      const picture = await options.takePicture?.(page, finding);
      result.findings.push(picture ? { ...finding, picture } : finding);
    }
  };

  const look = async (page: Page) => {
    const known = new Map<string, string>();
    for (const mode of modes) {
      await wear(page, mode);
      // Only a page that comes to somebody who asked for less motion shows what it does for them.
      if (mode.reduced) await arrive(page, subject);
      const print = await fingerprint(page);
      const twin = known.get(print);
      known.set(print, twin ?? mode.name);
      for (const engine of domEngines.filter(({ name, sees }) => wanted(name) && (sees?.(mode) ?? true))) {
        // The same page, to the colour and the pixel, has the same verdict; only motion is judged by the mode itself.
        if (twin && engine !== motion && engine !== forcedColours) {
          const before = result.asked.find((ask) => ask.engine === engine.name && ask.mode === twin);
          result.asked.push({ engine: engine.name, mode: mode.name, findings: before?.findings ?? 0 });
          continue;
        }
        await note(
          page,
          engine.name,
          mode.name,
          await laidFlat(page, () => engine.audit({ page, mode, whole })),
        );
      }
    }
  };

  try {
    const page = await context.newPage();
    await wear(page, modeOf(390, 'light'));
    await arrive(page, subject);
    result.html = whole ? '' : documentAround(await page.locator('#storybook-root').innerHTML());
    await look(page);
    await wear(page, modeOf(1280, 'light'));
    result.tree = await page.locator('body').ariaSnapshot();
    if (wanted(layout.name)) {
      for (const { mode, ...verdict } of await auditLayout(page, whole))
        await note(page, layout.name, mode, verdict);
    }
    if (wanted(keyboard.name)) {
      for (const mode of [modeOf(390, 'light'), modeOf(1280, 'light')]) {
        await wear(page, mode);
        await arrive(page, subject);
        await note(page, keyboard.name, mode.name, await walk(page, whole));
      }
    }
    await page.close();

    if (subject.first) {
      for (const state of states.filter(({ path }) => path === subject.name)) {
        for (const mode of modes) {
          if (mode.width >= (state.below ?? Number.POSITIVE_INFINITY) || mode.reduced) continue;
          const opened = await context.newPage();
          await wear(opened, mode);
          await arrive(opened, subject);
          await state.open(opened);
          await atRest(opened);
          for (const engine of domEngines.filter(
            ({ name, sees }) => wanted(name) && (sees?.(mode) ?? true),
          )) {
            await note(
              opened,
              engine.name,
              mode.name,
              await laidFlat(opened, () => engine.audit({ page: opened, mode, whole: !state.modal })),
              state.name,
            );
          }
          if (mode.scheme === 'light') {
            if (mode.width === 390)
              result.tree += `\n\n# ${state.name}\n${await opened.locator('body').ariaSnapshot()}`;
            if (!state.passing && wanted(keyboard.name))
              await note(opened, keyboard.name, mode.name, await walk(opened, false), state.name);
          }
          await opened.close();
        }
      }
    }
  } catch (error) {
    // A page that breaks the audit is not a page without findings.
    const message = error instanceof Error ? error.message : String(error);
    result.findings.push({
      engine: 'audit',
      rule: 'could-be-done',
      page: subject.name,
      mode: '',
      selector: 'html',
      message,
    });
  } finally {
    clearTimeout(deadline);
    await context.close();
  }
  result.seconds = (Date.now() - since) / 1000;
  return result;
}

/** Loads a page as it comes, or a story to the end of its play function. */
export async function arrive(page: Page, { url, component }: Subject): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  if (component === undefined) {
    // Some pages know their address only in the browser, and React draws them there.
    await page.waitForFunction(() => document.querySelector('h1'));
    await page.waitForTimeout(50);
  } else {
    await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
      };
      return channel?.last('storyFinished') !== undefined;
    });
    // What Storybook itself keeps in the page, for when a story is late or broken.
    await page.evaluate(() => {
      for (const own of document.querySelectorAll('body > [class^="sb-"], #storybook-docs')) own.remove();
    });
  }
  await atRest(page);
}
