import type { Page } from 'playwright-core';
import type { Remark } from '../findings.ts';
import { installTools } from '../pageTools.ts';

/** Returns what moves under `prefers-reduced-motion`. */
export async function checkReducedMotion(page: Page): Promise<Remark[]> {
  await installTools(page);
  return page.evaluate(() => {
    const { getSelector, isShown } = window.pageTools;
    const moving =
      /all|transform|translate|rotate|scale|top|left|right|bottom|inset|margin|width|height|offset/;
    const parts = [undefined, '::before', '::after'];
    return [...document.querySelectorAll('*')].filter(isShown).flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const durations = style.transitionDuration.split(', ').map(Number.parseFloat);
        const property = style.transitionProperty
          .split(', ')
          .find((name, index) => moving.test(name) && (durations[index % durations.length] ?? 0) > 0.01);
        const isAnimated =
          style.animationName !== 'none' && Number.parseFloat(style.animationDuration) > 0.01;
        const message = property
          ? `A change of ${property} is animated.`
          : isAnimated && `It runs the animation ${style.animationName}.`;
        return message ? [{ rule: 'reduced-motion', selector: getSelector(element), message }] : [];
      }),
    );
  });
}

/** Returns buttons and fields that have no edge, text or icon left in forced colours. */
export async function checkForcedColors(page: Page): Promise<Remark[]> {
  await installTools(page);
  return page.evaluate(() => {
    const { getSelector, isShown } = window.pageTools;
    const isPaintedBy = (control: Element, part: string) => {
      const { content, forcedColorAdjust } = getComputedStyle(control, part);
      // A text such as "×" has the colour of the button's text.
      return /^"\s*[^\s"]/.test(content) || (content !== 'none' && forcedColorAdjust === 'none');
    };
    return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')]
      .filter((control) => {
        if (!isShown(control)) return false;
        const style = getComputedStyle(control);
        if (control.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') return false;
        const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
        if (hasEdge || style.outlineStyle !== 'none') return false;
        const hasContent = control.textContent?.trim() || control.querySelector('svg');
        const isPainted = isPaintedBy(control, '::before') || isPaintedBy(control, '::after');
        return control.matches('input, select, textarea') || !(hasContent || isPainted);
      })
      .map((control) => ({
        rule: 'forced-colours',
        selector: getSelector(control),
        message: 'It is invisible in forced colours: it has no border, text or icon.',
      }));
  });
}

/** Returns buttons, fields and links that look like buttons and are smaller than 44 px. */
export async function checkTargets(page: Page): Promise<Remark[]> {
  await installTools(page);
  return page.evaluate(() => {
    const { getSelector, isShown } = window.pageTools;
    const looksLikeButton = (element: Element) => {
      if (element.localName !== 'a') return true;
      const { backgroundColor, borderTopWidth, borderTopStyle, display } = getComputedStyle(element);
      const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return display !== 'inline' && (isFilled || hasEdge);
    };
    const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
    return [...document.querySelectorAll(targets)]
      .filter((element) => isShown(element) && !element.closest('[inert], [aria-hidden=true], p, label'))
      .filter(looksLikeButton)
      .flatMap((element) => {
        // A link or button may cover its card with its ::after.
        const after = getComputedStyle(element, '::after');
        let box: Element | null = element;
        if (after.content !== 'none' && after.position === 'absolute')
          while (box && getComputedStyle(box).position === 'static') box = box.parentElement;
        const { width, height } = (box ?? element).getBoundingClientRect();
        if (Math.min(width, height) >= 43.5) return [];
        const message = `It is ${Math.round(width)} × ${Math.round(height)} px, and must be at least 44 px each way.`;
        return [{ rule: 'target-size-44', selector: getSelector(element), message }];
      });
  });
}
