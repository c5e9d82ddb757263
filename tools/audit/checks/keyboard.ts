import type { Page } from 'playwright-core';
import type { Remark } from '../findings.ts';
import { installTools } from '../pageTools.ts';

interface Stop {
  selector: string;
  name: string;
  /** How many Tab key presses may stay in it: a date field has several parts. */
  tabLimit: number;
  problems: { rule: string; message: string }[];
  /** Position in the page; none for fixed and sticky elements. */
  place?: Place;
  /** Position of the scroll container, if it is not the page. */
  pane?: Place;
  /** Position of the button that expands the region around it. */
  opener?: Place;
}

interface Place {
  top: number;
  bottom: number;
  left: number;
  right: number;
  rtl: boolean;
}

/** Presses Tab from the top of the page to its end. Returns what is wrong with the stops and their order. */
export async function checkKeyboard(page: Page, whole: boolean): Promise<Remark[]> {
  await installTools(page);
  await startAtTop(page);
  const readStops = () => page.evaluate(() => window.pageTools.listStops().map(window.pageTools.getSelector));
  const expected = await readStops();
  const { stops, trap } = await visitStops(page, expected.length * 2 + 20);
  const reached = new Set(stops.map(({ selector }) => selector));
  // Again: the page may have added or removed controls on focus.
  const unreached = (await readStops()).filter(
    (selector) => expected.includes(selector) && !reached.has(selector),
  );
  return [
    ...(trap ? [{ rule: 'no-trap', selector: trap.selector, message: 'Tab does not leave it.' }] : []),
    ...stops.flatMap(({ selector, problems }) => problems.map((problem) => ({ selector, ...problem }))),
    ...unreached.map((selector) => ({ rule: 'reachable', selector, message: 'Tab does not reach it.' })),
    ...findOrderErrors(stops),
    ...(whole ? await checkSkipLink(page) : []),
  ];
}

async function visitStops(page: Page, limit: number): Promise<{ stops: Stop[]; trap?: Stop }> {
  const stops: Stop[] = [];
  let repeated = 0;
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page);
    const last = stops.at(-1);
    if (!stop) {
      // The focus has left the page, for the browser's own buttons.
      if (stops.length > 0 || presses > 3) break;
    } else if (last && stop.selector === last.selector) {
      repeated += 1;
      if (repeated >= last.tabLimit) return stops.length > 1 ? { stops, trap: last } : { stops };
    } else if (stops.some(({ selector }) => selector === stop.selector)) {
      break;
    } else {
      repeated = 0;
      stops.push(stop);
    }
  }
  return { stops };
}

/** Makes the next Tab start at the top of the page. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Returns stops that lie above the stop before them, and not in a later column. */
function findOrderErrors(stops: readonly Stop[]): Remark[] {
  const placed = stops.filter((stop) => stop.place);
  return placed.flatMap(({ selector, name, ...stop }, index) => {
    const last = placed[index - 1];
    if (!last?.place) return [];
    // Between two scroll containers, the order is that of the containers.
    const samePane = JSON.stringify(stop.pane) === JSON.stringify(last.pane);
    const place = samePane ? stop.place : (stop.pane ?? stop.place);
    const before = samePane ? last.place : (last.pane ?? last.place);
    if (!place) return [];
    const above = place.bottom <= before.top + 2;
    // After an expanded region, the order continues from its button.
    const from = (samePane && last.opener) || before;
    const beside = place.rtl ? place.right <= from.left + 2 : place.left >= from.right - 2;
    const ahead = beside || place.top >= from.bottom - 2;
    if (!above || ahead) return [];
    return { rule: 'order', selector, message: `“${name}” comes after “${last.name}”, and lies above it.` };
  });
}

async function readFocus(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(describeFocus);
  return stop && { ...stop, problems: await page.evaluate(findFocusProblems) };
}

async function describeFocus(): Promise<Omit<Stop, 'problems'> | undefined> {
  const { getSelector, isFixed } = window.pageTools;
  // Waits for scrolling and focus handlers.
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 200);
  });
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;

  // Positions without scrolling.
  const getPlace = (what: Element) => {
    let down = 0;
    for (let around = what.parentElement; around; around = around.parentElement) down += around.scrollTop;
    const { top, bottom, left, right } = what.getBoundingClientRect();
    const rtl = getComputedStyle(what).direction === 'rtl';
    return { top: top + down, bottom: bottom + down, left, right, rtl };
  };
  const canScroll = (around: Element) =>
    around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY);
  let pane = element.parentElement;
  while (pane && pane !== document.body && !canScroll(pane)) pane = pane.parentElement;
  const opener = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].find((candidate) =>
    document.getElementById(candidate.getAttribute('aria-controls') ?? '')?.contains(element),
  );
  return {
    selector: getSelector(element),
    tabLimit: element.matches('[type=date], [type=time], [type=datetime-local], [type=month], [type=week]')
      ? 9
      : 3,
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    ...(!isFixed(element) && { place: getPlace(element) }),
    ...(pane && pane !== document.body && { pane: getPlace(pane) }),
    ...(opener && { opener: getPlace(opener) }),
  };
}

function findFocusProblems(): Stop['problems'] {
  const { getSelector, hasRing, findCover } = window.pageTools;
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
    const cover = findCover(element);
    if (cover) report('not-covered', `${getSelector(cover)} lies over it while it has the focus.`);
    // Of a tall field the browser scrolls to the line with the cursor.
    if (bottom - top < 100 && (top < -1 || bottom > innerHeight + 1))
      report('in-view', 'Only a part of it is on the screen while it has the focus.');
  }
  return problems;
}

/** Checks that the first stop is a link that skips to the content. */
async function checkSkipLink(page: Page): Promise<Remark[]> {
  await startAtTop(page);
  await page.keyboard.press('Tab');
  const first = await readFocus(page);
  const fail = (message: string) => [{ rule: 'skip-link', selector: first?.selector ?? 'body', message }];
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  if (!href.startsWith('#')) return fail('The first stop is not a link to the content.');
  if (first && first.problems.length > 0) return fail('The link to the content cannot be seen.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const landed = await page.evaluate((target) => {
    const content = document.querySelector(target);
    const at = document.activeElement;
    if (!content || !at || at === document.body) return false;
    // Without a tab stop in the content, Tab continues after it.
    const follows = Boolean(content.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
    const empty = !window.pageTools.listStops().some((stop) => content.contains(stop));
    return content.contains(at) || (empty && follows);
  }, href);
  return landed ? [] : fail('After the link to the content, Tab does not go on in the content.');
}
