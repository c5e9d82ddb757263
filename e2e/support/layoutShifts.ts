import type { Page } from './page.ts';

/** How far what was already on the screen has moved by itself since the page began to load. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        // Chromium alone reports them.
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return resolve(sum);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
