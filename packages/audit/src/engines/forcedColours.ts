import type { Engine } from '../engine.ts';
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
    const findings = await page.evaluate(() => {
      const { selectorOf, isShown } = window.auditTools;
      const found: { rule: string; selector: string; message: string }[] = [];

      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminance = (color: string): number | undefined => {
        if (!paint) return undefined;
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
        if (alpha < 128) return undefined;
        const linear = [red, green, blue].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
      };
      const contrast = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const ground = luminance(getComputedStyle(document.body).backgroundColor) ?? luminance('Canvas') ?? 1;

      for (const element of document.body.querySelectorAll('*')) {
        // A field for a colour shows what was chosen in it.
        if (!isShown(element) || element.matches('input[type=color]')) continue;
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (style.forcedColorAdjust !== 'none' || (part && style.content === 'none')) continue;
          if (
            part === undefined &&
            element.parentElement &&
            getComputedStyle(element.parentElement).forcedColorAdjust === 'none'
          )
            continue;
          const own = luminance(style.backgroundColor);
          const against = part ? (luminance(getComputedStyle(element).backgroundColor) ?? ground) : ground;
          const words = part === undefined && element.textContent?.trim();
          if (words && own !== undefined) {
            const text = luminance(style.color);
            if (text !== undefined && contrast(text, own) < 4.5) {
              found.push({
                rule: 'own-colours',
                selector: selectorOf(element),
                message: `Its words keep their own colours and have a contrast of ${contrast(text, own).toFixed(1)}.`,
              });
            }
          } else if (own !== undefined && contrast(own, against) < 3) {
            found.push({
              rule: 'own-colours',
              selector: selectorOf(element),
              message: `${part ?? 'It'} keeps its own colour, which has a contrast of ${contrast(own, against).toFixed(1)}.`,
            });
          }
        }
      }

      const controls = 'button, input:not([type=hidden]), select, textarea';
      for (const control of document.querySelectorAll(controls)) {
        if (!isShown(control)) continue;
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        // Words or a drawing are told apart by themselves; an empty box is not.
        const speaks = control.textContent?.trim() || control.querySelector('svg');
        if (!edged && outlineStyle === 'none' && (!speaks || control.matches('input, select, textarea'))) {
          found.push({
            rule: 'edges',
            selector: selectorOf(control),
            message: 'Nothing shows where it is once its background is gone.',
          });
        }
      }
      return found;
    });
    return { findings, reviews: [] };
  },
};
