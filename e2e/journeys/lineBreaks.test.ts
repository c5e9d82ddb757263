import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { kindsOf } from '../support/short.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

const widths = [320, 390, 768, 1280];

/** Expressions that Polish typography keeps on one line. Independent of `typeset.ts`, which this tests. */
const kept: readonly RegExp[] = [
  // 10–14 dni
  /\d–\u2060?\d/,
  // w Krakowie
  /(?<![\p{L}\p{N}])[aiouwz]\s+\S/iu,
  // nr 7, św. Anny, im. Kopernika
  /(?<![\p{L}\p{N}])(nr|św|im|ul|al|os|pl|art|ust|lit|tys|ok|np)\.?\s+[\p{L}\p{N}]/iu,
  // od 600 zł
  /(?<![\p{L}\p{N}])(od|do|co|po)\s+\d/iu,
  // 600 zł, 98 %, 1 000
  /\d\s+[\p{L}\d%°]/u,
  // word –
  /\S\s+–(?=\s)/,
  /(?<!\p{L})e-\u2060?mail/iu,
  /\+48[\s\d]{9,}\d/,
  // 30-000, 000-000-00-00
  /\d-\u2060?\d/,
];

/** Returns line breaks inside expressions that must stay on one line: "co 10–|14 dni". */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(
    (patterns) => {
      const runs = new Map<Element, { node: Text; start: number }[]>();
      const texts = new Map<Element, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        let block = node.parentElement!;
        if (block.closest('script, style, svg, noscript')) continue;
        while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
        const before = texts.get(block) ?? '';
        runs.set(block, [...(runs.get(block) ?? []), { node, start: before.length }]);
        texts.set(block, before + node.data);
      }
      /** Returns the position of a character of a block's text. */
      const boundary = (parts: readonly { node: Text; start: number }[], at: number) => {
        const { node, start } = parts.findLast((part) => part.start <= at)!;
        return [node, at - start] as const;
      };
      const found: string[] = [];
      for (const [block, parts] of runs) {
        const text = texts.get(block)!;
        for (const [source, flags] of patterns) {
          for (const match of text.matchAll(new RegExp(source!, `${flags}g`))) {
            const range = document.createRange();
            range.setStart(...boundary(parts, match.index));
            const [last, offset] = boundary(parts, match.index + match[0].length - 1);
            range.setEnd(last, offset + 1);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            // With a small line height, boxes of two lines overlap, but not beyond the middle.
            const lowest = Math.max(...lines.map(({ top }) => top));
            const highestMiddle = Math.min(...lines.map(({ top, height }) => top + height / 2));
            if (lowest > highestMiddle)
              found.push(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20));
          }
        }
      }
      return found;
    },
    kept.map(({ source, flags }) => [source, flags.replace('g', '')]),
  );
}

async function flat(path: string) {
  const { page } = await visit(path, { reducedMotion: 'reduce' });
  // Shows closed answers.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[hidden] { display: block !important; content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  });
  return page;
}

describe('lines', () => {
  test.each(kindsOf(1))('of %s break at allowed places and fit, at every width', async (_, path) => {
    const page = await flat(path);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await broken(page)).map((line) => `${width}: ${line}`));
      const [wide, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      if (wide > room) found.push(`${width}: the page is ${wide} px wide`);
    }
    expect(found).toEqual([]);
  });

  test('that break at a forbidden place are reported', async () => {
    const page = await flat('/gwarancja');
    for (const [words, line] of [
      ['wracamy co 10–', '14 dni'],
      ['mieszkasz w', 'Krakowie'],
      ['droga nr', '7 i'],
      ['koszt od', '600 zł'],
      ['koszt 600', 'zł'],
      ['praca', '– po prostu – trwa'],
      ['adres e-', 'mail'],
    ]) {
      await page.locator('h1').evaluate(
        (heading, [first, second]) => {
          const gap = first!.endsWith('-') || first!.endsWith('–') ? '' : ' ';
          heading.replaceChildren(`${first}${gap}`, document.createElement('br'), second!);
        },
        [words, line],
      );
      expect(await broken(page), `${words}|${line}`).toHaveLength(1);
    }
  });
});
