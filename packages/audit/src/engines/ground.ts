import type { Page } from 'playwright-core';
import type { Remark } from '../finding.ts';
import { installTools } from '../inPage.ts';

/**
 * Text that leaves the box which paints its background or its edge: white words of a button on the white of the page.
 * Engines compute the contrast with the box that the text belongs to, and find nothing.
 */
export async function textOffItsGround(page: Page, rule: string): Promise<Remark[]> {
  await installTools(page);
  return page.evaluate((name) => {
    const { selectorOf, textLines } = window.auditTools;

    const isPainted = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const isSeen = (color: string) => !/^transparent$|[,/] ?0%?\)$/.test(color);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      return (
        isSeen(style.backgroundColor) ||
        style.backgroundImage !== 'none' ||
        sides.every((side) => style[`border${side}Style`] !== 'none' && isSeen(style[`border${side}Color`]))
      );
    };
    const groundOf = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (isPainted(at)) return at;
      return undefined;
    };
    const scrollsOrCuts = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' || getComputedStyle(element).overflowY !== 'visible';

    const found = new Map<Element, { rule: string; selector: string; message: string }>();
    for (const { rect, owner, text } of textLines()) {
      const ground = groundOf(owner);
      // What scrolls or is cut off does not leave its box; the rules about those say what they find.
      if (!ground || found.has(ground) || scrollsOrCuts(ground)) continue;
      const box = ground.getBoundingClientRect();
      const across = Math.max(box.left - rect.left, rect.right - box.right);
      // Boxes of lines are taller than their letters.
      const down = Math.max(box.top - rect.top, rect.bottom - box.bottom) - rect.height * 0.25;
      const by = Math.round(Math.max(across, down));
      if (by < 2) continue;
      const message = `“${text.slice(0, 40)}” leaves the box that paints its background or edge by ${by} px.`;
      found.set(ground, { rule: name, selector: selectorOf(owner), message });
    }
    return [...found.values()].slice(0, 20);
  }, rule);
}
