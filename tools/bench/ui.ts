/**
 * Renders a page of thirty questions on the server and hydrates it in Chromium, by our FaqGroup and by
 * those that teams choose instead, in turn within one run: `npm run bench:ui`, or with the number of rounds,
 * `npm run bench:ui -- 30`. Times are of this machine; what counts is how they compare.
 */
import { chromium, type Browser } from 'playwright-core';
import { withFreshPackage } from '../package/freshPackage.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { describeFailure } from '../setup/problem.ts';
import { buildContestants, type Built } from './ui/build.ts';
import { contestants, faq, titles, type Name } from './ui/faq.ts';

process.env['NODE_ENV'] = 'production';

const rounds = Number(process.argv[2] ?? 15);
const targets = { server: 2, hydration: 0.8 };

type Samples = Record<Name, number[]>;
const samples = (): Samples => ({ ours: [], radix: [], baseUi: [], details: [] });

/** Each round begins with another one, so that none always runs in the warmth of the same neighbour. */
const inTurn = (round: number) =>
  contestants.map((_, index) => contestants[(index + round) % contestants.length] as Name);

function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  );
}

/** Renders per second of the processor's time, which other programs of the machine do not use up. */
function benchServer(built: Record<Name, Built>): Samples {
  const found = samples();
  const perSecond = ({ render }: Built, milliseconds: number) => {
    const started = process.cpuUsage();
    let renders = 0;
    let used = 0;
    while (used < milliseconds) {
      for (let i = 0; i < 10; i++) render();
      renders += 10;
      const { user, system } = process.cpuUsage(started);
      used = (user + system) / 1000;
    }
    return (renders * 1000) / used;
  };
  for (const name of contestants) perSecond(built[name], 500);
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurn(round)) found[name].push(perSecond(built[name], 200));
  }
  return found;
}

/** Milliseconds: of the first hydration of a fresh page, and of one that the browser has done often. */
async function benchHydration(built: Record<Name, Built>, browser: Browser) {
  const found = { first: samples(), warm: samples() };
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurn(round)) {
      const page = await openPage(browser, built[name]);
      found.first[name].push(...(await page.evaluate(() => window.hydrate(1))));
      await page.evaluate(() => window.hydrate(30));
      found.warm[name].push(median(await page.evaluate(() => window.hydrate(20))));
      await page.close();
    }
  }
  return found;
}

async function openPage(browser: Browser, { render, script }: Built) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const html = `<!doctype html><html lang="pl"><title>FAQ</title><style>.panel[data-state="closed"]{display:none}</style>
    <div id="page">${render()}</div><script type="module" src="/page.js"></script></html>`;
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html,
          // Only an isolated page is given a fine clock.
          headers: {
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Embedder-Policy': 'require-corp',
          },
        }),
  );
  await page.goto('http://localhost/');
  await page.waitForFunction(() => 'hydrate' in window);
  return page;
}

function checkWork(built: Record<Name, Built>) {
  for (const name of contestants) {
    const html = built[name].render();
    const missing = faq.items.filter(
      ({ question, answer }) => !html.includes(question) || !html.includes(answer),
    );
    if (missing.length > 0)
      throw new Error(`${titles[name]} leaves ${missing.length} questions out of its HTML.`);
  }
}

function print(title: string, unit: string, found: Samples) {
  const ours = median(found.ours);
  console.log(`\n${title}`);
  for (const name of contestants) {
    const value = median(found[name]);
    const spread = `${Math.min(...found[name]).toFixed(2)}–${Math.max(...found[name]).toFixed(2)}`;
    console.log(
      `  ${titles[name].padEnd(32)}${value.toFixed(2).padStart(10)} ${unit.padEnd(4)} (${spread})`.padEnd(
        76,
      ) + (name === 'ours' ? '' : `ours is ${(ours / value).toFixed(2)}×`),
    );
  }
}

async function main() {
  const executablePath = await ensureBrowser((line) => console.log(`· ${line} …`));
  await withFreshPackage(async (folder) => {
    const built = await buildContestants(folder);
    checkWork(built);

    const server = benchServer(built);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const { first, warm } = await benchHydration(built, browser).finally(() => browser.close());

    print(`Server render, medians of ${rounds} rounds: more is better`, '/s', server);
    print('Hydration of a fresh page: less is better', 'ms', first);
    print('Hydration once warm: less is better', 'ms', warm);

    console.log();
    for (const name of ['radix', 'baseUi'] as const) {
      const throughput = median(server.ours) / median(server[name]);
      const time = median(warm.ours) / median(warm[name]);
      const good = throughput >= targets.server && time <= targets.hydration;
      console.log(
        `${good ? '✔' : '✖'} Beside ${titles[name]}: ${throughput.toFixed(2)}× the throughput (wanted: ${targets.server}×), ` +
          `${time.toFixed(2)}× the time to hydrate (wanted: at most ${targets.hydration}×)`,
      );
      if (!good) process.exitCode = 1;
    }
  }, 'ui');
}

try {
  await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
