import type { Engine } from '../engine.ts';
import { installTools } from '../inPage.ts';

/**
 * Everything that is pressed is at least 24 px wide and high, but for links in the middle of a text; what looks
 * like a button, and every field, at least 44. No exception for the space around it, which WCAG would allow.
 */
export const targets: Engine = {
  name: 'targets',
  version: '1',
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum',
  sees: ({ scheme, forced, reduced }) => scheme === 'light' && !forced && !reduced,
  audit: async ({ page }) => {
    await installTools(page);
    const findings = await page.evaluate(() => {
      const { selectorOf, isShown } = window.auditTools;

      /** The box that takes the press: a link may reach over its whole card. */
      const areaOf = (element: Element): DOMRect => {
        const after = getComputedStyle(element, '::after');
        if (after.content === 'none' || after.position !== 'absolute') return element.getBoundingClientRect();
        let box: Element | null = element;
        while (box && getComputedStyle(box).position === 'static') box = box.parentElement;
        return (box ?? element).getBoundingClientRect();
      };

      const isInText = (element: Element): boolean => {
        if (getComputedStyle(element).display !== 'inline') return false;
        const around = element.closest('p, li, dd, td, figcaption, label')?.textContent?.trim() ?? '';
        if (around.length > (element.textContent?.trim().length ?? 0)) return true;
        // Words right beside it, in whatever element.
        return [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
        );
      };

      const looksPressable = (element: Element): boolean => {
        if (element.localName !== 'a') return true;
        const { backgroundColor, borderTopWidth, borderTopStyle, display } = getComputedStyle(element);
        const filled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return display !== 'inline' && (filled || edged);
      };

      const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
      return [...document.querySelectorAll(pressable)]
        .filter((element) => isShown(element) && !element.closest('[inert], [aria-hidden=true]'))
        .flatMap((element) => {
          if (isInText(element)) return [];
          const { width, height } = areaOf(element);
          const least = looksPressable(element) ? 44 : 24;
          // A pixel may be lost to rounding, never a visible one.
          if (Math.min(width, height) >= least - 0.5) return [];
          return {
            rule: least === 24 ? 'at-least-24-px' : 'main-actions-at-least-44-px',
            selector: selectorOf(element),
            message: `It is ${Math.round(width)} × ${Math.round(height)} px, and should be at least ${least} px each way.`,
          };
        });
    });
    return { findings, reviews: [] };
  },
};
