import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Lists what has moved by itself since the page began to load: how far, from where and to where. Leaves out shifts below
 * 0.005: the last row of a list of cards, while the HTML arrives in pieces.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        // Chromium alone reports them.
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return resolve(moved);
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
            if (value < 0.005) continue;
            moved.push(
              `${value} after ${Math.round(startTime)} ms: ${sources
                .map(({ node, previousRect, currentRect }) =>
                  [
                    node?.nodeName,
                    node?.textContent?.slice(0, 40),
                    place(previousRect),
                    '→',
                    place(currentRect),
                  ].join(' '),
                )
                .join('; ')}`,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(moved), 100));
      }),
  );
