import type { Page } from 'playwright-core';

/** What the checks share inside of a page. */
export interface AuditTools {
  /** A short CSS selector that fits this element alone. */
  selectorOf: (element: Element) => string;
  /** Whether a person who sees can see any of it. */
  isShown: (element: Element) => boolean;
  /** Everything that Tab stops at, in the order of the document. */
  tabStops: () => HTMLElement[];
  /** The lines of text that can be seen: where they are, and whose they are. */
  textLines: () => { rect: DOMRect; owner: Element; text: string }[];
  /** Whether it stays in its place while the page scrolls beneath it. */
  floats: (element: Element) => boolean;
}

declare global {
  interface Window {
    auditTools: AuditTools;
  }
}

/** Puts the tools into the page, once. */
export async function installTools(page: Page): Promise<void> {
  await page.evaluate(install);
}

function install() {
  if (window.auditTools) return;

  const selectorOf = (element: Element): string => {
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
  };

  const isShown = (element: Element): boolean => {
    const seen = element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!seen) return false;
    // Text for screen readers alone is cut down to a pixel, by itself or by what it lies in.
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 || height <= 1) {
        if (at === element || getComputedStyle(at).overflow === 'hidden') return false;
      }
    }
    return true;
  };

  const focusable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable=true], [tabindex]';

  const tabStops = () =>
    [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !(element as HTMLButtonElement).disabled &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );

  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      if (at.matches(':popover-open')) return true;
    }
    return false;
  };

  const textLines = () => {
    const lines: { rect: DOMRect; owner: Element; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!owner || !text || owner.closest('script, style, noscript, svg, select, option, textarea'))
        continue;
      if (!isShown(owner)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1) lines.push({ rect, owner, text });
      }
    }
    return lines;
  };

  window.auditTools = { selectorOf, isShown, tabStops, textLines, floats };
}

/** What a person or an engine can tell of the page, as one number: the same number, the same verdict. */
export function fingerprint(page: Page): Promise<string> {
  return page.evaluate(() => {
    let hash = 0n;
    const mix = (text: string) => {
      let own = 0;
      for (let index = 0; index < text.length; index += 1)
        own = (Math.imul(own, 31) + text.charCodeAt(index)) | 0;
      hash = BigInt.asUintN(64, hash * 1_000_003n + BigInt(own >>> 0));
    };
    mix(document.documentElement.outerHTML);
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      mix(
        [x, y + scrollY, width, height].map(Math.round).join() +
          [
            style.color,
            style.backgroundColor,
            style.borderColor,
            style.opacity,
            style.visibility,
            style.fontSize,
          ].join() +
          [style.display, style.overflow, style.fill, style.textDecorationLine, style.boxShadow].join(),
      );
    }
    return hash.toString(36);
  });
}

/**
 * Lays what sticks to the screen's edge where it is in the document, for as long as something is done: a link that
 * happens to be scrolled beneath a bar has not the bar for a neighbour.
 */
export async function laidFlat<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const flat = await page.evaluateHandle(() => {
    const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    return sticky.map((element) => {
      const before = element.getAttribute('style');
      element.style.setProperty('position', 'relative', 'important');
      element.style.setProperty('inset', 'auto', 'important');
      return { element, before };
    });
  });
  try {
    return await work();
  } finally {
    await flat.evaluate((elements) => {
      for (const { element, before } of elements) {
        if (before === null) element.removeAttribute('style');
        else element.setAttribute('style', before);
      }
    });
    await flat.dispose();
  }
}
