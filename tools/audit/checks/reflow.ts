import type { Page } from 'playwright-core';
import type { Remark } from '../findings.ts';
import { settle } from '../modes.ts';
import { installTools } from '../pageTools.ts';
import { findBrokenWords, findNarrowColumns } from './largeText.ts';

interface Layout {
  rule: string;
  mode: string;
  width: number;
  height: number;
  /** Text size of the browser, in percent. */
  text?: number;
  spacing?: boolean;
}

/** WCAG 1.4.10, 1.4.4, 1.4.12 and 1.3.4. */
export const layouts: readonly Layout[] = [
  { rule: 'reflow', mode: '320 px', width: 320, height: 640 },
  { rule: 'text-200', mode: '1280 px, text 200 %', width: 1280, height: 900, text: 200 },
  { rule: 'text-200', mode: '390 px, text 200 %', width: 390, height: 844, text: 200 },
  { rule: 'text-200', mode: '320 × 256 px, text 200 %', width: 320, height: 256, text: 200 },
  { rule: 'text-spacing', mode: '1280 px, text spacing', width: 1280, height: 900, spacing: true },
  { rule: 'text-spacing', mode: '390 px, text spacing', width: 390, height: 844, spacing: true },
  { rule: 'orientation', mode: '844 × 390 px, landscape', width: 844, height: 390 },
];

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Returns text and elements that are cut off, covered, off the screen or off their background in any of the layouts. */
export async function checkReflow(page: Page, whole: boolean): Promise<(Remark & { mode: string })[]> {
  await installTools(page);
  const remarks: (Remark & { mode: string })[] = [];
  const browser = await page.context().newCDPSession(page);
  // The browser's setting, which media queries follow, too.
  const setText = (percent: number) =>
    browser.send('Page.setFontSizes', {
      fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
    });

  for (const { rule, mode, width, height, text = 100, spacing: isSpaced = false } of layouts) {
    // A story may use large text already.
    if (!whole && text !== 100 && width < 1280) continue;
    await page.setViewportSize({ width, height });
    const sizesBefore = text === 100 ? [] : await readTextSizes(page);
    await setText(text);
    const style = isSpaced ? await page.addStyleTag({ content: spacing }) : undefined;
    await settle(page);
    const found = [
      ...(await page.evaluate(findOverflow)),
      ...(await page.evaluate(findCutOffText)),
      ...(await page.evaluate(findOverlaps)),
      ...(await page.evaluate(findTextOffBackground)),
      ...(await page.evaluate(findTurnedPage)),
    ].slice(0, 30);
    if (text !== 100)
      found.push(
        // At 320 px headings have less room to grow.
        ...(width < 390 ? [] : await findFixedText(page, sizesBefore)),
        ...(await page.evaluate(findBrokenWords)),
        ...(await page.evaluate(findNarrowColumns)),
      );
    remarks.push(...found.map((loss) => ({ rule, mode, ...loss })));
    await style?.evaluate((element) => element.parentNode?.removeChild(element));
    await setText(100);
  }
  await browser.detach();
  return remarks;
}

const readTextSizes = (page: Page) =>
  page.evaluate(() =>
    window.pageTools
      .listLines()
      .map(
        ({ owner }) =>
          [window.pageTools.getSelector(owner), Number.parseFloat(getComputedStyle(owner).fontSize)] as const,
      ),
  );

/** Returns text that does not grow with the browser's setting. Large text that follows the viewport grows less. */
async function findFixedText(page: Page, before: readonly (readonly [string, number])[]): Promise<Loss[]> {
  const sizes = new Map(before);
  const now = new Map(await readTextSizes(page));
  return [...now].flatMap(([selector, size]) => {
    const old = sizes.get(selector);
    const enough = old !== undefined && old >= 24 ? 1.45 : 1.75;
    if (old === undefined || size >= old * enough) return [];
    return { selector, message: `Its text grows only from ${old} to ${size} px when text is set to 200 %.` };
  });
}

type Loss = Omit<Remark, 'rule'>;

function findOverflow(): Loss[] {
  const { getSelector, isShown, canScrollX } = window.pageTools;
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth + 1) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && !canScrollX(element))
    .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
  const message = `The page is ${root.scrollWidth} px wide on a screen of ${innerWidth} px.`;
  return [{ selector: getSelector(widest ?? root), message }];
}

function findCutOffText(): Loss[] {
  const { getSelector, listLines, canScrollX } = window.pageTools;
  const found: { selector: string; message: string }[] = [];
  for (const { rect, owner, text } of listLines()) {
    if (canScrollX(owner)) continue;
    const words = `“${text.slice(0, 40)}”`;
    if (rect.right > innerWidth + 1 || rect.left < -1)
      found.push({ selector: getSelector(owner), message: `${words} reaches beyond the screen.` });
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const cutsX = /hidden|clip/.test(overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2);
      const cutsY = /hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4);
      if (cutsX || cutsY) {
        found.push({ selector: getSelector(at), message: `It cuts off ${words}.` });
        break;
      }
    }
  }
  return found;
}

/** Returns the page if it shows nothing, or is turned, as a page that asks for the other orientation. */
function findTurnedPage(): Loss[] {
  const selector = 'body';
  if (document.body.innerText.trim() === '' && !document.body.querySelector('img, svg'))
    return [{ selector, message: 'The page shows nothing.' }];
  const isTurned = [document.documentElement, document.body].some((element) => {
    const { rotate, transform, writingMode } = getComputedStyle(element);
    return rotate !== 'none' || transform !== 'none' || writingMode !== 'horizontal-tb';
  });
  return isTurned ? [{ selector, message: 'The page is turned.' }] : [];
}

/** Ignores fixed and sticky elements. */
function findOverlaps(): Loss[] {
  const { getSelector, listLines, isFixed, canScrollX } = window.pageTools;
  const found: { selector: string; message: string }[] = [];
  const isScrolledAway = (rect: DOMRect, owner: Element): boolean => {
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const box = at.getBoundingClientRect();
      if (rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1) return true;
    }
    return false;
  };
  const still = listLines()
    .filter(({ rect, owner }) => !canScrollX(owner) && !isFixed(owner) && !isScrolledAway(rect, owner))
    .sort((a, b) => a.rect.top - b.rect.top);

  still.forEach((line, index) => {
    for (const other of still.slice(index + 1)) {
      if (other.rect.top > line.rect.bottom) break;
      if (line.owner.contains(other.owner) || other.owner.contains(line.owner)) continue;
      const across = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      const down = Math.min(line.rect.bottom, other.rect.bottom) - Math.max(line.rect.top, other.rect.top);
      // Line boxes are taller than their letters.
      if (across > 3 && down > Math.min(line.rect.height, other.rect.height) * 0.45) {
        const message = `“${other.text.slice(0, 30)}” lies over “${line.text.slice(0, 30)}”.`;
        found.push({ selector: getSelector(other.owner), message });
      }
    }
  });
  return found;
}

/** Returns text that leaves the box which paints its background: axe and Alfa assume that it does not. */
function findTextOffBackground(): Loss[] {
  const { getSelector, listLines } = window.pageTools;
  const isPainted = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return !/^transparent$|[,/] ?0%?\)$/.test(style.backgroundColor) || style.backgroundImage !== 'none';
  };
  const findPainted = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (isPainted(at)) return at;
    return undefined;
  };
  const found = new Map<Element, Loss>();
  for (const { rect, owner, text } of listLines()) {
    const painted = findPainted(owner);
    if (!painted || found.has(painted)) continue;
    const { overflowX, overflowY } = getComputedStyle(painted);
    if (overflowX !== 'visible' || overflowY !== 'visible') continue;
    const box = painted.getBoundingClientRect();
    const across = Math.max(box.left - rect.left, rect.right - box.right);
    // Line boxes are taller than their letters.
    const down = Math.max(box.top - rect.top, rect.bottom - box.bottom) - rect.height * 0.25;
    const by = Math.round(Math.max(across, down));
    if (by < 2) continue;
    const message = `“${text.slice(0, 40)}” leaves the box that paints its background by ${by} px.`;
    found.set(painted, { selector: getSelector(owner), message });
  }
  return [...found.values()];
}
