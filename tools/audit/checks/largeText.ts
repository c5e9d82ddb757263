import type { Remark } from '../findings.ts';

type Loss = Omit<Remark, 'rule'>;

export function findBrokenWords(): Loss[] {
  const { getSelector, isShown } = window.pageTools;
  const found: Loss[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !isShown(owner)) continue;
    const isHyphenated = getComputedStyle(owner).hyphens === 'auto';
    // Between these characters a line may end. Addresses may be broken anywhere.
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\u00AD\u200B/–—-]{2,}/g)) {
      if (/[@:]|\w\.\w/.test(word) || (isHyphenated && /^\P{L}*\p{L}+\P{L}*$/u.test(word))) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + first.height / 2))
        found.push({ selector: getSelector(owner), message: `“${word}” is broken without a hyphen.` });
    }
  }
  return found;
}

/** Returns text in columns that are narrower than eight characters. Runs in the page. */
export function findNarrowColumns(): Loss[] {
  const { getSelector, listLines } = window.pageTools;
  const found = new Map<Element, Loss>();
  const tops = new Map<Element, number>();
  for (const { owner, rect } of listLines()) {
    let block: Element = owner;
    while (/^inline$|^contents$/.test(getComputedStyle(block).display) && block.parentElement)
      block = block.parentElement;
    const text = (block.textContent ?? '').trim();
    const style = getComputedStyle(block);
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const width = block.clientWidth - padding;
    // An average letter is half as wide as it is high.
    const characters = Math.floor(width / (Number.parseFloat(style.fontSize) / 2));
    // What has one line is as wide as its text.
    const top = tops.get(block) ?? rect.top;
    tops.set(block, top);
    if (
      rect.top < top + rect.height / 2 ||
      found.has(block) ||
      text.length < 16 ||
      width <= 0 ||
      characters >= 8
    )
      continue;
    const message = `“${text.slice(0, 40)}” has a column of ${characters} characters.`;
    found.set(block, { selector: getSelector(block), message });
  }
  return [...found.values()];
}
