/**
 * Takes a picture of every screen at 320, 390, 768, 1280 and 1920 px, light and dark, into reports/screenshots, and puts
 * them all onto one sheet, index.html there: `node site/checks/screenshots.ts`, or only of some: `node site/checks/screenshots.ts /kontakt /faq`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { pageKinds } from './pageKinds.ts';
import { ensureBrowser } from '../../tools/local/browser.ts';
import { root } from '../../tools/local/paths.ts';
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
const widths = [320, 390, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

const folder = join(root, 'reports/screenshots');
const say = (line: string) => console.log(`· ${line} …`);

const nameOf = (screen: string) => (screen === '/' ? 'start' : screen.slice(1).replaceAll('/', '-'));
const fileOf = (screen: string, width: number, scheme: Scheme) => `${nameOf(screen)}-${width}-${scheme}.png`;

/** One picture of a whole page. A phone's screen is as high as a phone. */
async function take(browser: Browser, site: string, screen: string, width: number, scheme: Scheme) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 800 : 1000 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(site + screen);
  // Pictures below the fold are fetched only once the page is scrolled to them.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, fileOf(screen, width, scheme)), fullPage: true });
  await page.close();
}

/** Every picture beside the others of its page, each as small as a thumb and a link to itself. */
function sheet(shown: readonly string[]): string {
  const rows = shown.map((screen) => {
    const pictures = schemes.flatMap((scheme) =>
      widths.map((width) => {
        const file = fileOf(screen, width, scheme);
        return `<a href="${file}"><img src="${file}" loading="lazy" style="width:${width / 8}px" alt="${width} px, ${scheme}"></a>`;
      }),
    );
    return `<h2>${screen}</h2><p>${pictures.join('')}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;background:#777;color:#fff}p{display:flex;gap:8px;align-items:start;max-height:60vh;overflow:auto}</style>
${rows.join('\n')}`;
}

const wanted = process.argv.slice(2);
const shown = wanted.length > 0 ? wanted : screens;
const executablePath = await ensureBrowser(say);
const stack = await startStack({ offset: 'free', siteOnly: true, say });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await mkdir(folder, { recursive: true });
  for (const screen of shown) {
    for (const width of widths)
      for (const scheme of schemes) await take(browser, stack.site, screen, width, scheme);
    console.log(`✔ ${screen}`);
  }
  await writeFile(join(folder, 'index.html'), sheet(shown));
  console.log('The pictures are in reports/screenshots; index.html there shows them all.');
} finally {
  await browser.close();
  await stack.stop();
}
