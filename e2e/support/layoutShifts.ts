import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Lists the layout shifts since the page began to load, with old and new positions. Ignores shifts below 0.01, which the
 * last row of a list causes while the HTML arrives.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
            if (value < 0.01) continue;
            const parts = sources.map(({ node, previousRect, currentRect }) => {
              return [node?.nodeName, node?.textContent?.slice(0, 40), previousRect, currentRect];
            });
            moved.push(JSON.stringify({ startTime, value, parts }));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(moved), 100));
      }),
  );
