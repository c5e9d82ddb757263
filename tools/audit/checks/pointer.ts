import type { Page } from 'playwright-core';
import type { Remark } from '../findings.ts';
import { installTools } from '../pageTools.ts';

/** What the page shows, and the state of its controls. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const states = [...document.querySelectorAll('[aria-expanded], [aria-pressed], details, input')].map(
      (control) => [
        control.getAttribute('aria-expanded') ?? control.getAttribute('aria-pressed'),
        control instanceof HTMLDetailsElement && control.open,
        control instanceof HTMLInputElement && control.checked,
      ],
    );
    return JSON.stringify([location.href, document.body.innerText, states]);
  });

/** Returns the buttons that act when the mouse button goes down, before it goes up (WCAG 2.5.2). */
export async function checkPointerCancellation(page: Page): Promise<Remark[]> {
  await installTools(page);
  const selectors = await page.evaluate(() => {
    const { selectorOf, isShown } = window.pageTools;
    const buttons = document.querySelectorAll(
      'button, summary, [role=button], [type=checkbox], [type=radio]',
    );
    return [...buttons].filter((button) => isShown(button)).map(selectorOf);
  });
  const remarks: Remark[] = [];
  const message = 'It acts when the mouse button goes down, so the action cannot be cancelled.';
  for (const selector of selectors) {
    // Again, because the page may have changed by itself, as when it hydrates.
    if ((await actsOnDown(page, selector)) && (await actsOnDown(page, selector)))
      remarks.push({ rule: 'pointer-cancellation', selector, message });
  }
  return remarks;
}

async function actsOnDown(page: Page, selector: string): Promise<boolean> {
  const before = await pressDown(page, selector);
  if (before === undefined) return false;
  const after = await stateOf(page);
  // Away from the button, so that going up is no click.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return after !== before;
}

/** Presses the mouse button on a control. Returns the state before it, or nothing if another element is above it. */
async function pressDown(page: Page, selector: string): Promise<string | undefined> {
  const middle = await page.evaluate((path) => {
    const control = document.querySelector(path);
    control?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return control?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  }, selector);
  if (!middle) return undefined;
  await page.mouse.move(middle.x, middle.y);
  const before = await stateOf(page);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return before;
}
