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
import { undecided, type Judgement } from './judgement.ts';
import { atRest, modeOf, modes, wear, type Mode } from './modes.ts';
import type { State } from './state.ts';
import type { Subject } from './subjects.ts';

/** Engines that look at a page as it stands, in every mode in which it differs. */
const domEngines: readonly Engine[] = [axe, ibm, alfa, htmlcs, contrast, targets, motion, forcedColours];

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
  /** What may be opened in the pages that they name. */
  states?: readonly State[];
  /** What every page shows once it is drawn, as a selector. */
  ready?: string;
  /** The visitor's language. */
  locale?: string;
  /** What a person decided where an engine could not; what is not among them is a finding then. */
  judgements?: readonly Judgement[];
  /** Only these engines, by name. */
  only?: readonly string[];
}

/** A fresh visitor. The policy of the host would keep the engines out. */
export function newVisitor(browser: Browser, locale = 'en-GB'): Promise<BrowserContext> {
  return browser.newContext({ locale, bypassCSP: true, viewport: { width: 390, height: 844 } });
}

export async function visit(browser: Browser, subject: Subject, options: VisitOptions = {}): Promise<Visit> {
  const since = Date.now();
  const context = await newVisitor(browser, options.locale);
  // Whatever waits for ever, such as a browser that has lost a page, ends with its context.
  const deadline = setTimeout(() => void context.close(), 20 * 60_000);
  const notes = new Notes(subject, options);
  try {
    await lookAtPage(context, notes);
    for (const state of options.states?.filter(({ path }) => path === subject.name) ?? [])
      for (const mode of modes) {
        const isThere = mode.width < (state.below ?? Number.POSITIVE_INFINITY);
        if (isThere && !mode.reduced) await lookAtState(context, notes, state, mode);
      }
  } catch (error) {
    // A page that breaks the audit is not a page without findings.
    const message = error instanceof Error ? error.message : String(error);
    const where = { page: subject.name, mode: '', selector: 'html' };
    notes.result.findings.push({ engine: 'audit', rule: 'could-be-done', ...where, message });
  } finally {
    clearTimeout(deadline);
    await context.close();
  }
  notes.result.seconds = (Date.now() - since) / 1000;
  return notes.result;
}

/** What has been seen of a subject so far. */
class Notes {
  readonly subject: Subject;
  readonly result: Visit;
  readonly #options: VisitOptions;

  constructor(subject: Subject, options: VisitOptions) {
    this.subject = subject;
    this.#options = options;
    this.result = { subject, findings: [], reviews: [], asked: [], tree: '', html: '', seconds: 0 };
  }

  /** Loads the subject into a page. */
  arrive(page: Page): Promise<void> {
    return arrive(page, this.subject, this.#options.ready);
  }

  /** Whether an engine was asked for at all. */
  wants(engine: string): boolean {
    return this.#options.only?.includes(engine) ?? true;
  }

  /** Engines that have something to say in a mode. */
  enginesFor(mode: Mode): readonly Engine[] {
    return domEngines.filter(({ name, sees }) => this.wants(name) && (sees?.(mode) ?? true));
  }

  /** Writes down an engine's verdict, with a picture of each finding. `state` names what was opened before. */
  async add(page: Page, engine: string, mode: string, verdict: Verdict, state?: string): Promise<void> {
    const { reviews } = verdict;
    const { judgements } = this.#options;
    const name = state ? `${this.subject.name} (${state})` : this.subject.name;
    const open = judgements ? undecided(engine, reviews, judgements, name) : [];
    const findings = [...verdict.findings, ...open];
    this.result.asked.push({ engine, mode: state ? `${mode}, ${state}` : mode, findings: findings.length });
    const dress = (remark: Verdict['findings'][number]): Finding => ({ ...remark, engine, page: name, mode });
    this.result.reviews.push(...reviews.map(dress));
    for (const finding of findings.map(dress)) {
      const picture = await this.#options.takePicture?.(page, finding);
      this.result.findings.push(picture ? { ...finding, picture } : finding);
    }
  }

  /** The verdict of an engine is that of another mode, in which the page is the same. */
  repeat(engine: string, mode: string, twin: string): void {
    const before = this.result.asked.find((ask) => ask.engine === engine && ask.mode === twin);
    this.result.asked.push({ engine, mode, findings: before?.findings ?? 0 });
  }
}

/** A page or a story as it comes: every engine in every mode, its layout, and a walk through it by keyboard. */
async function lookAtPage(context: BrowserContext, notes: Notes): Promise<void> {
  const { subject, result } = notes;
  const whole = subject.component === undefined;
  const page = await context.newPage();
  await wear(page, modeOf(390, 'light'));
  await notes.arrive(page);
  result.html = whole ? '' : documentAround(await page.locator('#storybook-root').innerHTML());
  await askInEveryMode(page, notes, whole);

  await wear(page, modeOf(1280, 'light'));
  result.tree = await page.locator('body').ariaSnapshot();
  if (notes.wants(layout.name)) {
    for (const { mode, ...verdict } of await auditLayout(page, whole))
      await notes.add(page, layout.name, mode, verdict);
  }
  if (notes.wants(keyboard.name)) {
    for (const mode of [modeOf(390, 'light'), modeOf(1280, 'light')]) {
      await wear(page, mode);
      await notes.arrive(page);
      await notes.add(page, keyboard.name, mode.name, await walk(page, whole));
    }
  }
  await page.close();
}

/** The engine before may have scrolled to something that fades in once it is seen. */
async function verdictOf(engine: Engine, view: Parameters<Engine['audit']>[0]): Promise<Verdict> {
  await atRest(view.page);
  return laidFlat(view.page, () => engine.audit(view));
}

async function askInEveryMode(page: Page, notes: Notes, whole: boolean): Promise<void> {
  const known = new Map<string, string>();
  for (const mode of modes) {
    await wear(page, mode);
    // Only a page that comes to somebody who asked for less motion shows what it does for them.
    if (mode.reduced) await notes.arrive(page);
    const print = await fingerprint(page);
    const twin = known.get(print);
    known.set(print, twin ?? mode.name);
    for (const engine of notes.enginesFor(mode)) {
      // The same page, to the colour and the pixel, has the same verdict; only motion is judged by the mode itself.
      if (twin && engine !== motion && engine !== forcedColours) notes.repeat(engine.name, mode.name, twin);
      else {
        const verdict = await verdictOf(engine, { page, mode, whole });
        await notes.add(page, engine.name, mode.name, verdict);
      }
    }
  }
}

/** A page in which something has been opened. */
async function lookAtState(context: BrowserContext, notes: Notes, state: State, mode: Mode): Promise<void> {
  const page = await context.newPage();
  await wear(page, mode);
  await notes.arrive(page);
  await state.open(page);
  await atRest(page);
  for (const engine of notes.enginesFor(mode)) {
    const verdict = await verdictOf(engine, { page, mode, whole: !state.modal });
    await notes.add(page, engine.name, mode.name, verdict, state.name);
  }
  if (mode.scheme === 'light') {
    if (mode.width === 390)
      notes.result.tree += `\n\n# ${state.name}\n${await page.locator('body').ariaSnapshot()}`;
    if (!state.passing && notes.wants(keyboard.name))
      await notes.add(page, keyboard.name, mode.name, await walk(page, false), state.name);
  }
  await page.close();
}

/** Loads a page as it comes, until it shows what `ready` selects, or a story to the end of its play function. */
export async function arrive(page: Page, { url, component }: Subject, ready = 'body'): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  if (component === undefined) {
    await page.locator(ready).first().waitFor({ state: 'attached' });
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
