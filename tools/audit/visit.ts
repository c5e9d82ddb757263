import type { Browser, BrowserContext, Page } from 'playwright-core';
import { alfa } from './checks/alfa.ts';
import { axe } from './checks/axe.ts';
import { checkKeyboard } from './checks/keyboard.ts';
import { wrapInDocument } from './checks/nu.ts';
import { checkForcedColors, checkReducedMotion, checkTargets } from './checks/preferences.ts';
import { checkReflow } from './checks/reflow.ts';
import { type Check, type Finding, type LoadedPage, type Remark } from './findings.ts';
import { applyMode, colorModes, modes, settle } from './modes.ts';
import { disableSticky } from './pageTools.ts';
import { readPlayedStory, type Subject } from './pages.ts';

/** The result for one page or story. */
export interface Visit {
  subject: Subject;
  findings: Finding[];
  /** The HTML for the Nu HTML Checker; empty for a page, which is fetched as the host sends it. */
  html: string;
}

/** Opens a browser context. The Content-Security-Policy would block the checks. */
export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'pl-PL', bypassCSP: true, viewport: { width: 390, height: 844 } });
}

/** Runs every check but Nu on a page or story, in a tab of its own. Tabs of one context share the cache of the browser. */
export async function visit(context: BrowserContext, subject: Subject): Promise<Visit> {
  const result: Visit = { subject, findings: [], html: '' };
  const page = await context.newPage();
  const deadline = setTimeout(() => void page.close(), 10 * 60_000);
  try {
    await checkPage(page, result);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    add(result, 'audit', '', [{ rule: 'could-not-be-checked', selector: 'html', message }]);
  } finally {
    clearTimeout(deadline);
    await page.close();
  }
  return result;
}

function add({ subject, findings }: Visit, check: string, mode: string, remarks: readonly Remark[]): void {
  findings.push(...remarks.map((remark) => ({ ...remark, check, page: subject.name, mode })));
}

async function checkPage(page: Page, result: Visit): Promise<void> {
  const { subject } = result;
  const whole = subject.component === undefined;
  await open(page, subject);
  result.html = whole ? '' : wrapInDocument(await page.locator('#storybook-root').innerHTML());
  // Colours and controls of a repeated layout are examined once; its texts may wrap differently on each page.
  for (const mode of subject.isRepeated ? [modes.phone] : colorModes) {
    await applyMode(page, mode);
    // Alfa is slow: it sees each layout, each size and each scheme once.
    const isForAlfa = !subject.isRepeated && (mode === modes.phone || mode === modes.desktopDark);
    await runEngines({ page, mode, whole }, isForAlfa ? [axe, alfa] : [axe], result);
  }
  await applyMode(page, modes.phone);
  add(result, 'preferences', modes.phone.name, await checkTargets(page));
  for (const { mode, ...remark } of await checkReflow(page, whole)) add(result, 'reflow', mode, [remark]);
  if (!subject.isRepeated) await checkInteraction(page, subject, result);
}

/** Runs the checks of the keyboard and the visitor's preferences. */
async function checkInteraction(page: Page, subject: Subject, result: Visit): Promise<void> {
  const whole = subject.component === undefined;
  await applyMode(page, modes.phone);
  await open(page, subject);
  add(result, 'keyboard', modes.phone.name, await checkKeyboard(page, whole));
  await applyMode(page, modes.forcedColors);
  add(result, 'preferences', modes.forcedColors.name, await checkForcedColors(page));
  await applyMode(page, modes.reducedMotion);
  await open(page, subject);
  add(result, 'preferences', modes.reducedMotion.name, await checkReducedMotion(page));
  await applyMode(page, modes.desktop);
  add(result, 'keyboard', modes.desktop.name, await checkKeyboard(page, whole));
}

async function runEngines(loaded: LoadedPage, engines: readonly Check[], result: Visit): Promise<void> {
  for (const { name, run } of engines) {
    await settle(loaded.page);
    add(result, name, loaded.mode.name, await disableSticky(loaded.page, () => run(loaded)));
  }
}

/** Loads a page until its heading is there and its scripts have loaded, or a story, played on its own screen. */
export async function open(page: Page, { url, component }: Subject): Promise<void> {
  if (component === undefined) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
  } else {
    const before = page.viewportSize() ?? modes.phone;
    let story = await play(page, url, modes.desktop);
    if (story.screen) story = await play(page, url, story.screen);
    if (story.problem) throw new Error(story.problem);
    await page.setViewportSize(before);
    // Storybook's own placeholders.
    await page.evaluate(() => {
      for (const own of document.querySelectorAll('body > [class^="sb-"], #storybook-docs')) own.remove();
    });
  }
  await settle(page);
}

async function play(page: Page, url: string, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  await page.goto(url, { waitUntil: 'load' });
  return (await (await page.waitForFunction(readPlayedStory)).jsonValue())!;
}
