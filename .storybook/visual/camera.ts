import { page, cdp } from 'vitest/browser';
import { wearOnPage, initialGlobals, type Globals } from '../toolbar';
import { widths } from '../widths';
import type { Setting } from './settings';

/** No picture is lower, so that what stands at the edge of a window has one. */
const leastHeight = 480;

/** What the browser says to a page that asks for the visitor's wishes: no motion, ever, and forced colours if wished. */
function ask(forcedColors: 'active' | 'none') {
  return cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors },
    ],
  });
}

/** Forced colours show the caret, whatever hides it: it stands still. */
export function holdCaret() {
  const rule = document.createElement('style');
  rule.textContent = '* { caret-animation: manual !important }';
  document.head.append(rule);
}

/** Everything that a picture needs has arrived and is where it stays. */
async function settle() {
  await document.fonts.ready;
  await Promise.all(
    [...document.images]
      .filter(({ loading, complete }) => loading !== 'lazy' || complete)
      .map((image) => image.decode().catch(() => undefined)),
  );
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish();
    else animation.cancel();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A picture of the page in a setting, whole, as an image to show. */
export async function photograph(
  { viewport, forcedColors, ...setting }: Setting,
  own: Partial<Globals>,
  language: string,
) {
  const width = Number.parseInt(widths[viewport].styles.width, 10);
  await ask(forcedColors ?? 'none');
  wearOnPage({ ...initialGlobals, ...setting, ...own }, language);
  await page.viewport(width, leastHeight);
  await settle();
  const height = Math.max(leastHeight, document.documentElement.scrollHeight);
  if (height > leastHeight) {
    await page.viewport(width, height);
    await settle();
  }
  scrollTo(0, 0);
  const base64 = await page.screenshot({ save: false, element: document.documentElement });
  await ask('none');
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  return image;
}

/** All pictures of a story on one sheet, over whatever the page shows. */
export async function lay(pictures: Readonly<Record<string, HTMLImageElement>>) {
  const sheet = document.createElement('div');
  sheet.popover = 'manual';
  sheet.style.cssText =
    'position:absolute;inset:0 auto auto 0;margin:0;padding:0;border:0;background:#777;direction:ltr;display:flex;gap:8px;overflow:hidden;max-width:none;max-height:none;width:max-content;height:max-content;animation:none;transition:none';
  const wide = column();
  const wideToo = column();
  const narrow = column();
  const all = Object.values(pictures);
  all
    .filter(({ width }) => width > 800)
    .forEach((picture, index) => (index % 2 === 0 ? wide : wideToo).append(picture));
  narrow.append(...all.filter(({ width }) => width <= 800));
  sheet.append(wide, wideToo, narrow);
  document.body.append(sheet);
  sheet.showPopover();
  await page.viewport(sheet.scrollWidth, sheet.scrollHeight);
  return sheet;
}

function column() {
  const element = document.createElement('div');
  element.style.cssText = 'display:flex;flex-direction:column;gap:8px';
  return element;
}
