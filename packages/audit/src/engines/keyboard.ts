import type { Page } from 'playwright-core';
import type { Remark, Verdict } from '../finding.ts';
import { installTools } from '../inPage.ts';

export const keyboard = {
  name: 'keyboard',
  version: '1',
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
};

interface Stop {
  selector: string;
  name: string;
  /** How often Tab may be pressed in it: a field for a day has one for its day, month and year, and its calendar. */
  presses: number;
  /** Why a person who sees would not know where they are. */
  problems: { rule: string; message: string }[];
  /** Where it is on the page; none for what floats above it. */
  place?: Place;
  /** Where the pane is that it scrolls in, if not with the page. */
  pane?: Place;
  /** Where the button is that opened what it lies in. */
  opener?: Place;
}

interface Place {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Whether lines run from right to left there. */
  rtl: boolean;
}

/** Presses Tab from the top of the page until it is round, and looks at every stop. */
export async function walk(page: Page, whole: boolean): Promise<Verdict> {
  await installTools(page);
  await startAtTop(page);
  const findings: Remark[] = [];
  const stops: Stop[] = [];
  const reached = new Set<string>();
  const expected = await page.evaluate(() => window.auditTools.tabStops().map(window.auditTools.selectorOf));
  const modal = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility()),
  );

  let stuck = 0;
  const patience = () => stops.at(-1)?.presses ?? 3;
  for (let press = 0; press < expected.length * 2 + 20 && stuck < patience(); press += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop) {
      // Out of the page: in a browser with a frame, into its own buttons.
      if (stops.length > 0 || press > 3) break;
      continue;
    }
    if (stop.selector === stops.at(-1)?.selector) {
      // A page that is busy with taking over may swallow one press, not more.
      stuck += 1;
      continue;
    }
    if (reached.has(stop.selector)) break;
    stuck = 0;
    reached.add(stop.selector);
    stops.push(stop);
  }
  if (stuck >= patience() && stops.length > 1) {
    findings.push({
      rule: 'no-trap',
      selector: stops.at(-1)?.selector ?? 'body',
      message: 'Tab does not leave it.',
    });
  }

  for (const { selector, problems } of stops) {
    findings.push(...problems.map(({ rule, message }) => ({ rule, selector, message })));
  }
  // Once more: the walk itself may have let the page add to its controls, or take some away.
  const now = await page.evaluate(() => window.auditTools.tabStops().map(window.auditTools.selectorOf));
  for (const selector of now.filter((candidate) => expected.includes(candidate) && !reached.has(candidate))) {
    findings.push({
      rule: 'reachable',
      selector,
      message: modal
        ? 'Tab does not reach it while a dialog is open, though it is neither inert nor hidden.'
        : 'Tab does not reach it, or does not come on from a control before it.',
    });
  }
  findings.push(...disorder(stops));
  if (!modal) findings.push(...(await trapBackwards(page, stops)));
  if (whole) findings.push(...(await auditSkipLink(page)));
  return { findings, reviews: [] };
}

/** Makes the next Tab begin at the top, wherever the last press or click was. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** From the last stop one step back: Shift and Tab leave a control as well as Tab alone does. */
async function trapBackwards(page: Page, stops: readonly Stop[]): Promise<Remark[]> {
  const last = stops.at(-1);
  const before = stops.at(-2);
  if (!last || !before) return [];
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), last.selector);
  await page.keyboard.press('Shift+Tab');
  const stop = await lookAtFocus(page);
  if (stop?.selector === before.selector) return [];
  return [
    {
      rule: 'no-trap',
      selector: last.selector,
      message: `Shift and Tab lead to ${stop?.selector ?? 'nothing'} and not to ${before.selector}.`,
    },
  ];
}

/** Stops that come before what is read before them: above the last one and not in a further column. */
function disorder(stops: readonly Stop[]): Remark[] {
  const placed = stops.filter((stop) => stop.place);
  return placed.flatMap(({ selector, name, ...stop }, index) => {
    const last = placed[index - 1];
    if (!last?.place) return [];
    // From one pane to another, the panes are what has an order.
    const samePane = JSON.stringify(stop.pane) === JSON.stringify(last.pane);
    const place = samePane ? stop.place : (stop.pane ?? stop.place);
    const before = samePane ? last.place : (last.pane ?? last.place);
    if (!place) return [];
    const above = place.bottom <= before.top + 2;
    // After what a button has opened, the order goes on from that button.
    const from = (samePane && last.opener) || before;
    const beside = place.rtl ? place.right <= from.left + 2 : place.left >= from.right - 2;
    const ahead = beside || place.top >= from.bottom - 2;
    if (!above || ahead) return [];
    return { rule: 'order', selector, message: `“${name}” comes after “${last.name}”, and lies above it.` };
  });
}

async function lookAtFocus(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(stopAtFocus);
  return stop && { ...stop, problems: await page.evaluate(problemsOfFocus) };
}

async function stopAtFocus(): Promise<Omit<Stop, 'problems'> | undefined> {
  const { selectorOf, floats } = window.auditTools;
  // Scrolling to the stop, and whatever the page does on focus.
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 200);
  });
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;

  // Where it would be if neither the page nor anything around it had been scrolled.
  const placeOf = (what: Element) => {
    let down = 0;
    for (let around = what.parentElement; around; around = around.parentElement) down += around.scrollTop;
    const { top, bottom, left, right } = what.getBoundingClientRect();
    const rtl = getComputedStyle(what).direction === 'rtl';
    return { top: top + down, bottom: bottom + down, left, right, rtl };
  };
  const scrolls = (around: Element) =>
    around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY);
  let pane = element.parentElement;
  while (pane && pane !== document.body && !scrolls(pane)) pane = pane.parentElement;
  const opener = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].find((candidate) =>
    document.getElementById(candidate.getAttribute('aria-controls') ?? '')?.contains(element),
  );
  return {
    selector: selectorOf(element),
    presses: element.matches('[type=date], [type=time], [type=datetime-local], [type=month], [type=week]')
      ? 9
      : 3,
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    ...(!floats(element) && { place: placeOf(element) }),
    ...(pane && pane !== document.body && { pane: placeOf(pane) }),
    ...(opener && { opener: placeOf(opener) }),
  };
}

function problemsOfFocus(): Stop['problems'] {
  const { selectorOf, hasRing, coverOf } = window.auditTools;
  const problems: { rule: string; message: string }[] = [];
  const report = (rule: string, message: string) => problems.push({ rule, message });
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return problems;

  if (!hasRing(element)) report('focus-visible', 'It has no ring of at least 2 px while it has the focus.');
  if (element.tabIndex > 0) report('order', 'Its tabindex is above 0.');
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2) {
    report('focus-visible', 'It cannot be seen while it has the focus.');
  } else if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1) {
    report('in-view', 'It is outside of the screen while it has the focus.');
  } else {
    const cover = coverOf(element);
    if (cover) report('not-covered', `${selectorOf(cover)} lies over it while it has the focus.`);
    // Of a tall field the browser brings the line into view that is written to.
    if (bottom - top < 100 && (top < -1 || bottom > innerHeight + 1))
      report('in-view', 'Only a part of it is on the screen while it has the focus.');
  }
  return problems;
}

/** The first stop leads over everything that all pages have in common, to the page's own content. */
async function auditSkipLink(page: Page): Promise<Remark[]> {
  await startAtTop(page);
  await page.keyboard.press('Tab');
  const first = await lookAtFocus(page);
  const fails = (message: string) => [{ rule: 'skip-link', selector: first?.selector ?? 'body', message }];
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  if (!href.startsWith('#')) return fails('The first stop is not a link to the content.');
  if (first && first.problems.length > 0) return fails('The link to the content cannot be seen.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const landed = await page.evaluate((target) => {
    const content = document.querySelector(target);
    const at = document.activeElement;
    if (!content || !at || at === document.body) return false;
    // A page without anything to press in its content goes on with what follows it.
    const follows = Boolean(content.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
    const empty = !window.auditTools.tabStops().some((stop) => content.contains(stop));
    return content.contains(at) || (empty && follows);
  }, href);
  return landed ? [] : fails('After the link to the content, Tab does not go on in the content.');
}
