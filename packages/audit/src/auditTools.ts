/*
 * What the checks share inside of a page. Each function is sent there as its text, so it knows the page and, by
 * `window.auditTools`, the others, and nothing of this file.
 */

/** A short CSS selector that fits this element alone. */
function selectorOf(element: Element): string {
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

/** Whether a person who sees can see any of it. */
function isShown(element: Element): boolean {
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
}

/** Everything that Tab stops at, in the order of the document. */
function tabStops(): HTMLElement[] {
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

/** Whether it stays in its place while the page scrolls beneath it. */
function floats(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    if (at.matches(':popover-open')) return true;
  }
  return false;
}

/** Whether it lies in something that is scrolled sideways by itself. */
function scrollsSideways(element: Element): boolean {
  const root = document.documentElement;
  for (let at: Element | null = element; at && at !== root && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
  }
  return false;
}

/** The lines of text that can be seen: where they are, and whose they are. */
function textLines(): { rect: DOMRect; owner: Element; text: string }[] {
  const lines: { rect: DOMRect; owner: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim();
    if (!owner || !text || owner.closest('script, style, noscript, svg, select, option, textarea')) continue;
    if (!window.auditTools.isShown(owner)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && rect.height > 1) lines.push({ rect, owner, text });
    }
  }
  return lines;
}

/** Whether a ring of at least 2 px shows that it has the focus. */
function hasRing(element: Element): boolean {
  return [undefined, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(element, part);
    return (
      (part === undefined || content !== 'none') &&
      outlineStyle !== 'none' &&
      // A browser's own ring, "auto", is thicker than the width that it tells.
      (outlineStyle === 'auto' || Number.parseFloat(outlineWidth) >= 2) &&
      !/, 0\)$|transparent/.test(outlineColor)
    );
  });
}

/** What floats above the page and lies over it. Words that lie on a card's own link do not count. */
function coverOf(element: Element): Element | undefined {
  const { floats: isAbove } = window.auditTools;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 3;
  const across = [left + inset, (left + right) / 2, right - inset].filter((x) => x >= 0 && x < innerWidth);
  const down = [top + inset, (top + bottom) / 2, bottom - inset].filter((y) => y >= 0 && y < innerHeight);
  return across
    .flatMap((x) => down.map((y) => document.elementFromPoint(x, y)))
    .filter((hit) => hit !== null)
    .find((hit) => !element.contains(hit) && !hit.contains(element) && isAbove(hit) && !isAbove(element));
}

/** How light a colour is, from 0 to 1, as WCAG counts it; nothing for one that is hardly there. */
function luminance(color: string): number | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) return undefined;
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
  if (alpha < 128) return undefined;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, from 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Whether an animation does more than to show or to hide. */
function moves(effect: AnimationEffect | null): boolean {
  const still = new Set(['visibility', 'offset', 'computedOffset', 'easing', 'composite']);
  if (!(effect instanceof KeyframeEffect)) return true;
  return effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !still.has(property)));
}

export const auditTools = {
  selectorOf,
  isShown,
  tabStops,
  floats,
  scrollsSideways,
  textLines,
  hasRing,
  coverOf,
  luminance,
  contrast,
  moves,
};
