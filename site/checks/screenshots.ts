/**
 * Takes a picture of every screen at 390, 768 and 1280 px, light and dark, into reports/screenshots:
 * `npm run screenshots`, or only of some: `npm run screenshots -- /kontakt /faq`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { pageKinds } from './pageKinds.ts';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { root } from '../../packages/local/src/paths.ts';
import { startStack } from '../../tools/stack/stack.ts';

/** One of each kind, and those that look different although they are of the same. */
const screens = [
  ...Object.values(pageKinds),
  '/uslugi/odstraszanie-kun',
  '/uslugi/dezynfekcja/nowy-sacz',
  '/gwarancja',
  '/o-nas',
  '/nie-ma-takiej-strony',
];
const widths = [390, 768, 1280];
const schemes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const folder = join(root, 'reports/screenshots');
const say = (line: string) => console.log(`· ${line} …`);

const executablePath = await ensureBrowser(say);
const stack = await startStack({ offset: 'free', siteOnly: true, say });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await mkdir(folder, { recursive: true });
  for (const screen of wanted.length > 0 ? wanted : screens) {
    const name = screen === '/' ? 'start' : screen.slice(1).replaceAll('/', '-');
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        await page.goto(stack.site + screen);
        // Pictures below the fold are fetched only once somebody gets there.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        await page.close();
      }
    }
    console.log(`✔ ${screen}`);
  }
  console.log(`The pictures are in reports/screenshots.`);
} finally {
  await browser.close();
  await stack.stop();
}
