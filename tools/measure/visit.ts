/**
 * A long visit on a processor slowed 6×: `node tools/measure/visit.ts`, or with fewer, `--navigations 40`. Prints how long
 * each of fifteen interactions on six pages delays the next frame (INP), compared with a page of one button, and how much
 * memory 200 navigations leave behind. Fails above 100 ms at the 98th percentile, or if the heap grows by more than 5 %.
 * Times depend on the computer, the heap does not: it is measured without compilers, whose code grows with time.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { readOptions } from '../local/arguments.ts';
import { ensureBrowser } from '../local/browser.ts';
import { serveFolder } from '../local/serveFolder.ts';
import { dist } from '../../site/dist.ts';
import { serveMinimalPages } from './serveMinimalPages.ts';

const options = readOptions('Usage: node tools/measure/visit.ts [--navigations 200]', {
  navigations: { type: 'string', default: '200' },
});
const limits = { interaction: 100, growth: 0.05 };

interface Recorder extends Window {
  interactions?: { name: string; duration: number }[];
}

/** Runs in each page: notes each interaction, with the longest of its events. */
function watch() {
  const record = window as Recorder;
  const found = new Map<number, { name: string; duration: number }>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId, name, duration } = entry;
      if (!interactionId) continue;
      const before = found.get(interactionId)?.duration ?? 0;
      found.set(interactionId, { name, duration: Math.max(before, duration) });
    }
    record.interactions = [...found.values()];
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const press =
  (selector: string, place = 0) =>
  (page: Page) =>
    page.locator(selector).nth(place).click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);

const question = 'h3 button[aria-controls]';
type Visit = Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>>;
const visit: Visit = {
  '/': [press('button[popovertarget]'), key('Escape')],
  '/uslugi': [press(question), press(question, 3)],
  '/faq': [press(question), press(question, 1), press(question, 1)],
  '/blog': [press('button[aria-pressed="false"]'), press('button[aria-pressed="false"]')],
  '/galeria': [press('main figure button'), key('ArrowRight'), key('ArrowRight'), key('Escape')],
  '/kontakt': [press('form input'), press('form button[type="submit"]')],
};

/** Times the smallest possible interaction: this is the browser's own share. */
const floor = new Map([
  [
    'pytanie',
    '<button onclick="answer.hidden = !answer.hidden">Pytanie</button><p id="answer" hidden>Odpowiedź</p>',
  ],
]);
const floorVisit: Visit = { '/pytanie': [press('button'), press('button'), press('button')] };

async function interactions(browser: Browser, origin: string, pages: Visit) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(watch);
  const rows: { page: string; act: string; ms: number }[] = [];
  for (const [path, acts] of Object.entries(pages)) {
    await page.goto(origin + path);
    for (const act of acts) {
      await act(page);
      // Until the hydrated page is idle.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    }
    const found = await page.evaluate(() => (window as Recorder).interactions ?? []);
    rows.push(...found.map(({ name, duration }) => ({ page: path, act: name, ms: duration })));
  }
  await page.close();
  return rows;
}

/** Bytes in use after garbage collection: when all pages have been visited, and at the end. */
async function heap(browser: Browser, origin: string, navigations: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  const used = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(`${origin}/blog`);
  await page.locator('button[aria-pressed="false"]').first().click();
  await page.locator('main [role="status"]:not(:empty)').waitFor();
  const links = ['/faq', '/galeria', '/kontakt', '/blog'];
  const go = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const path = links[time % links.length] ?? '/blog';
      await page.locator(`header a[href="${path}"]`).first().click();
      await page.waitForFunction((wanted) => location.pathname === wanted, path);
      await page.locator('main h1').waitFor();
    }
  };
  await go(20);
  const before = await used();
  await go(navigations);
  const after = await used();
  await page.close();
  return { before, after, growth: after / before - 1 };
}

const executablePath = await ensureBrowser(console.log);
const args = ['--no-sandbox', '--disable-background-networking'];
/** V8's compilers off, its interpreter on: `d8 --help` names them. */
const interpreted = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';
const server = await serveFolder(dist);
const floorServer = await serveMinimalPages(floor);
const browser = await chromium.launch({ executablePath, args });
const plain = await chromium.launch({ executablePath, args: [...args, interpreted] });
try {
  const rows = await interactions(browser, server.origin, visit);
  console.table([...rows, ...(await interactions(browser, floorServer.origin, floorVisit))]);
  const times = rows.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const slowest = times[Math.ceil(times.length * 0.98) - 1] ?? 0;
  const quick = slowest <= limits.interaction;
  console.log(
    `${quick ? '✔' : '✖'} INP at the 98th percentile: ${slowest} ms (at most ${limits.interaction})`,
  );

  const { before, after, growth } = await heap(plain, server.origin, Number(options.navigations));
  const clean = growth <= limits.growth;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  console.log(
    `${clean ? '✔' : '✖'} Heap after ${options.navigations} changes of the page: ${kilobytes(before)} → ${kilobytes(after)}, ${(100 * growth).toFixed(1)} % (at most ${100 * limits.growth} %)`,
  );
  if (!quick || !clean) process.exitCode = 1;
} finally {
  await browser.close();
  await plain.close();
  await server.close();
  await floorServer.close();
}
