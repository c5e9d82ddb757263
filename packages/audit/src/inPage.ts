import type { Page } from 'playwright-core';
import { auditTools } from './auditTools.ts';

declare global {
  interface Window {
    auditTools: typeof auditTools;
  }
}

/** Puts the tools into the page, once. */
export async function installTools(page: Page): Promise<void> {
  const sources = Object.entries(auditTools).map(([name, tool]) => `${name}: ${tool.toString()}`);
  await page.evaluate(`window.auditTools ??= { ${sources.join(',\n')} }; undefined`);
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
