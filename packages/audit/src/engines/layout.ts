import type { Page } from 'playwright-core';
import type { Remark, Verdict } from '../finding.ts';
import { installTools } from '../inPage.ts';
import { atRest } from '../modes.ts';
import { textOffItsGround } from './ground.ts';

/** A way in which a visitor changes the layout: what it is called, and how it is done to a page. */
interface Stress {
  rule: string;
  mode: string;
  width: number;
  height: number;
  /** Percent of the browser's own text size. */
  text?: number;
  spacing?: boolean;
}

/** WCAG 1.4.10, 1.4.4 and 1.4.12, the last two on a phone as well, which is more than they ask for. */
const stresses: readonly Stress[] = [
  { rule: 'reflow', mode: '320 px', width: 320, height: 640 },
  { rule: 'text-200', mode: '1280 px, text 200 %', width: 1280, height: 900, text: 200 },
  { rule: 'text-200', mode: '390 px, text 200 %', width: 390, height: 844, text: 200 },
  { rule: 'text-spacing', mode: '1280 px, text spacing', width: 1280, height: 900, spacing: true },
  { rule: 'text-spacing', mode: '390 px, text spacing', width: 390, height: 844, spacing: true },
];

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

export const layout = {
  name: 'layout',
  version: '1',
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
};

/** Nothing is cut off, lost or laid over something else, no text leaves its ground, and nobody scrolls sideways. */
export async function auditLayout(page: Page, whole: boolean): Promise<(Verdict & { mode: string })[]> {
  await installTools(page);
  const verdicts: (Verdict & { mode: string })[] = [];
  const browser = await page.context().newCDPSession(page);
  // The size that a visitor chooses in the browser's settings: media queries follow it as well as text does.
  const setText = (percent: number) =>
    browser.send('Page.setFontSizes', {
      fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
    });

  for (const { rule, mode, width, height, text = 100, spacing: spaced = false } of stresses) {
    // A story may be set to large text already.
    if (!whole && text !== 100 && width < 1280) continue;
    await page.setViewportSize({ width, height });
    const sizesBefore = text === 100 ? [] : await textSizes(page);
    await setText(text);
    const style = spaced ? await page.addStyleTag({ content: spacing }) : undefined;
    await atRest(page);
    const findings = [...(await losses(page, rule)), ...(await textOffItsGround(page, rule))];
    if (text !== 100) findings.push(...(await notGrown(page, rule, sizesBefore)));
    verdicts.push({ mode, findings, reviews: [] });
    await style?.evaluate((element) => element.parentNode?.removeChild(element));
    await setText(100);
  }
  await browser.detach();
  return verdicts;
}

const textSizes = (page: Page) =>
  page.evaluate(() =>
    window.auditTools
      .textLines()
      .map(
        ({ owner }) =>
          [window.auditTools.selectorOf(owner), Number.parseFloat(getComputedStyle(owner).fontSize)] as const,
      ),
  );

/** Text of a fixed size does not follow the browser's. What follows the width of the screen as well grows less. */
async function notGrown(
  page: Page,
  rule: string,
  before: readonly (readonly [string, number])[],
): Promise<Remark[]> {
  const sizes = new Map(before);
  const now = new Map(await textSizes(page));
  return [...now].flatMap(([selector, size]) => {
    const old = sizes.get(selector);
    const enough = old !== undefined && old >= 24 ? 1.45 : 1.75;
    if (old === undefined || size >= old * enough) return [];
    return {
      rule,
      selector,
      message: `Its text grows only from ${old} to ${size} px when text is set to 200 %.`,
    };
  });
}

/** What a visitor cannot see or read any more. */
async function losses(page: Page, rule: string): Promise<Remark[]> {
  const lost = [
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(cutOff)),
    ...(await page.evaluate(textOnText)),
  ];
  return lost.slice(0, 20).map((each) => ({ rule, ...each }));
}

type Loss = Omit<Remark, 'rule'>;

function tooWide(): Loss[] {
  const { selectorOf, isShown, scrollsSideways } = window.auditTools;
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth + 1) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && !scrollsSideways(element))
    .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
  const message = `The page is ${root.scrollWidth} px wide on a screen of ${innerWidth} px.`;
  return [{ selector: selectorOf(widest ?? root), message }];
}

function cutOff(): Loss[] {
  const { selectorOf, textLines, scrollsSideways } = window.auditTools;
  const found: { selector: string; message: string }[] = [];
  for (const { rect, owner, text } of textLines()) {
    if (scrollsSideways(owner)) continue;
    const words = `“${text.slice(0, 40)}”`;
    if (rect.right > innerWidth + 1 || rect.left < -1)
      found.push({ selector: selectorOf(owner), message: `${words} reaches beyond the screen.` });
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const cutsX = /hidden|clip/.test(overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2);
      const cutsY = /hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4);
      if (cutsX || cutsY) {
        found.push({ selector: selectorOf(at), message: `It cuts off ${words}.` });
        break;
      }
    }
  }
  return found;
}

/** What floats above the page lies over it by design. */
function textOnText(): Loss[] {
  const { selectorOf, textLines, floats, scrollsSideways } = window.auditTools;
  const found: { selector: string; message: string }[] = [];
  const isScrolledAway = (rect: DOMRect, owner: Element): boolean => {
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const box = at.getBoundingClientRect();
      if (rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1) return true;
    }
    return false;
  };
  const still = textLines()
    .filter(({ rect, owner }) => !scrollsSideways(owner) && !floats(owner) && !isScrolledAway(rect, owner))
    .sort((a, b) => a.rect.top - b.rect.top);

  still.forEach((line, index) => {
    for (const other of still.slice(index + 1)) {
      if (other.rect.top > line.rect.bottom) break;
      if (line.owner.contains(other.owner) || other.owner.contains(line.owner)) continue;
      const across = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      const down = Math.min(line.rect.bottom, other.rect.bottom) - Math.max(line.rect.top, other.rect.top);
      // Boxes of lines are taller than their letters.
      if (across > 3 && down > Math.min(line.rect.height, other.rect.height) * 0.45) {
        const message = `“${other.text.slice(0, 30)}” lies over “${line.text.slice(0, 30)}”.`;
        found.push({ selector: selectorOf(other.owner), message });
      }
    }
  });
  return found;
}
