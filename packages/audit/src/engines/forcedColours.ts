import type { Engine } from '../engine.ts';
import type { Remark } from '../finding.ts';
import { installTools } from '../inPage.ts';

/**
 * Where the system paints in its own few colours: what keeps its own has to be seen on the system's ground, and
 * what was told apart by its background has an edge.
 */
export const forcedColours: Engine = {
  name: 'forced colours',
  version: '1',
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
  sees: ({ forced }) => forced,
  audit: async ({ page }) => {
    await installTools(page);
    const findings = [...(await page.evaluate(faintOwnColours)), ...(await page.evaluate(lostEdges))];
    return { findings, reviews: [] };
  },
};

function faintOwnColours(): Remark[] {
  const { selectorOf, isShown, luminance, contrast } = window.auditTools;
  const found: { rule: string; selector: string; message: string }[] = [];
  const report = (element: Element, message: string) =>
    found.push({ rule: 'own-colours', selector: selectorOf(element), message });
  const ground = luminance(getComputedStyle(document.body).backgroundColor) ?? luminance('Canvas') ?? 1;
  const keepsOwn = (element: Element | null) =>
    element !== null && getComputedStyle(element).forcedColorAdjust === 'none';

  for (const element of document.body.querySelectorAll('*')) {
    // A field for a colour shows what was chosen in it.
    if (!isShown(element) || element.matches('input[type=color]')) continue;
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (style.forcedColorAdjust !== 'none' || (part && style.content === 'none')) continue;
      if (part === undefined && keepsOwn(element.parentElement)) continue;
      const own = luminance(style.backgroundColor);
      if (own === undefined) continue;
      if (part === undefined && element.textContent?.trim()) {
        const text = luminance(style.color);
        const ratio = text === undefined ? 21 : contrast(text, own);
        if (ratio < 4.5)
          report(element, `Its words keep their own colours and have a contrast of ${ratio.toFixed(1)}.`);
      } else {
        const against = part ? (luminance(getComputedStyle(element).backgroundColor) ?? ground) : ground;
        const ratio = contrast(own, against);
        if (ratio < 3)
          report(
            element,
            `${part ?? 'It'} keeps its own colour, which has a contrast of ${ratio.toFixed(1)}.`,
          );
      }
    }
  }
  return found;
}

function lostEdges(): Remark[] {
  const { selectorOf, isShown, luminance } = window.auditTools;
  // What a style sheet draws in colours of its own; how well those are seen, the other rule says.
  const isDrawn = (control: Element) =>
    ['::before', '::after'].some((part) => {
      const { content, forcedColorAdjust, backgroundColor } = getComputedStyle(control, part);
      return content !== 'none' && forcedColorAdjust === 'none' && luminance(backgroundColor) !== undefined;
    });
  const controls = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')];
  return controls
    .filter((control) => {
      if (!isShown(control)) return false;
      const { borderTopStyle, borderTopWidth, outlineStyle, appearance } = getComputedStyle(control);
      // A box to tick that the browser draws has the edge that the browser draws.
      if (control.matches('[type=checkbox], [type=radio]') && appearance !== 'none') return false;
      const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      // Words or a drawing are told apart by themselves; an empty box is not.
      const speaks = control.textContent?.trim() || control.querySelector('svg') || isDrawn(control);
      return !edged && outlineStyle === 'none' && (!speaks || control.matches('input, select, textarea'));
    })
    .map((control) => ({
      rule: 'edges',
      selector: selectorOf(control),
      message: 'Nothing shows where it is once its background is gone.',
    }));
}
