import type { Page } from 'playwright-core';

/*
 * Functions that the checks share inside a page. Each is sent there as its source, so it may use the page and
 * `window.pageTools`, and nothing of this file.
 */

/** Returns a CSS selector that matches this element only. */
function getSelector(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.id) {
      parts.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    const name = at.localName;
    const twins = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
    parts.unshift(twins.length > 1 ? `${name}:nth-of-type(${twins.indexOf(at) + 1})` : name);
  }
  return parts.join(' > ') || 'html';
}

/** Returns whether any part of the element is visible. */
function isShown(element: Element): boolean {
  const seen = element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });
  if (!seen) return false;
  // Text for screen readers only is clipped to one pixel, by itself or by an ancestor.
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 || height <= 1) {
      if (at === element || getComputedStyle(at).overflow === 'hidden') return false;
    }
  }
  return true;
}

/** Returns the tab stops in document order. */
function listStops(): HTMLElement[] {
  const focusable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable=true], [tabindex]';
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !(element as HTMLButtonElement).disabled &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Returns whether the element stays in place while the page scrolls. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    if (at.matches(':popover-open')) return true;
  }
  return false;
}

/** Returns whether an ancestor scrolls sideways by itself. */
function canScrollX(element: Element): boolean {
  const root = document.documentElement;
  for (let at: Element | null = element; at && at !== root && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
  }
  return false;
}

/** Returns the visible lines of text, with their boxes and elements. */
function listLines(): { rect: DOMRect; owner: Element; text: string }[] {
  const lines: { rect: DOMRect; owner: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim();
    if (!owner || !text || owner.closest('script, style, noscript, svg, select, option, textarea')) continue;
    if (!window.pageTools.isShown(owner)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && rect.height > 1) lines.push({ rect, owner, text });
    }
  }
  return lines;
}

/** Returns whether a focus ring of at least 2 px is visible. */
function hasRing(element: Element): boolean {
  return [undefined, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(element, part);
    return (
      (part === undefined || content !== 'none') &&
      outlineStyle !== 'none' &&
      // The browser's own ring, "auto", is thicker than the reported width.
      (outlineStyle === 'auto' || Number.parseFloat(outlineWidth) >= 2) &&
      !/, 0\)$|transparent/.test(outlineColor)
    );
  });
}

/** Returns the fixed or sticky element that covers this one, if any. */
function findCover(element: Element): Element | undefined {
  const { isFixed: isAbove } = window.pageTools;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 3;
  const across = [left + inset, (left + right) / 2, right - inset].filter((x) => x >= 0 && x < innerWidth);
  const down = [top + inset, (top + bottom) / 2, bottom - inset].filter((y) => y >= 0 && y < innerHeight);
  return across
    .flatMap((x) => down.map((y) => document.elementFromPoint(x, y)))
    .filter((hit) => hit !== null)
    .find((hit) => !element.contains(hit) && !hit.contains(element) && isAbove(hit) && !isAbove(element));
}

const pageTools = { getSelector, isShown, listStops, isFixed, canScrollX, listLines, hasRing, findCover };

declare global {
  interface Window {
    pageTools: typeof pageTools;
  }
}

/** Installs the functions in a page, once. */
export async function installTools(page: Page): Promise<void> {
  const sources = Object.entries(pageTools).map(([name, tool]) => `${name}: ${tool.toString()}`);
  await page.evaluate(`window.pageTools ??= { ${sources.join(',\n')} }; undefined`);
}

/** Makes sticky elements static while `work` runs, so that axe does not take them for neighbours of what they cover. */
export async function disableSticky<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const style = await page.evaluateHandle(() => {
    const sticky = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const element of sticky) element.setAttribute('data-audit-static', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-audit-static] { position: relative !important; inset: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  try {
    return await work();
  } finally {
    await style.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      for (const element of document.querySelectorAll('[data-audit-static]'))
        element.removeAttribute('data-audit-static');
    });
    await style.dispose();
  }
}
