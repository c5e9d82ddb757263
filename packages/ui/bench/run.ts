/**
 * Renders a page of thirty questions on the server, hydrates it in Chromium and opens its answers there, by our FaqGroup
 * and by those that teams choose instead, in turn within one run: `node packages/ui/bench/run.ts`, or with the number of rounds,
 * `node packages/ui/bench/run.ts 30`. Times are of this machine; what counts is how they compare.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import { buildPackages, packageFolder } from '../../../tools/packages.ts';
import { ensureBrowser } from '../../../tools/local/browser.ts';
import { localFolder } from '../../../tools/local/paths.ts';
import { exitOnFailure } from '../../../tools/local/problem.ts';
import type { Name } from './contestants.tsx';
import { median } from '../../../tools/bench/median.ts';

process.env['NODE_ENV'] = 'production';

const rounds = Number(process.argv[2] ?? 15);
const targets = { server: 2, hydration: 0.8, toggling: 1.1 };
const titles: Record<Name, string> = {
  ours: 'FaqGroup of @tarcza/ui',
  radix: 'Radix Accordion, answers kept',
  collapsible: 'Radix Collapsible',
  baseUi: 'Base UI Accordion, until-found',
  plain: 'React alone, in the fewest lines',
  details: '<details>, the floor',
};
const names = Object.keys(titles) as Name[];

type Samples = Record<Name, number[]>;
const samples = (): Samples => ({
  ours: [],
  radix: [],
  collapsible: [],
  baseUi: [],
  plain: [],
  details: [],
});

/** Each round begins with another one, so that none always runs in the warmth of the same neighbour. */
const inTurn = (round: number) => names.map((_, index) => names[(index + round) % names.length]!);

type Server = typeof import('./server.tsx');

const dist = join(packageFolder('ui'), 'dist');

/** Writes production builds for a server and for a browser into a folder. */
async function buildPages(folder: string): Promise<{ server: Server; script: string }> {
  const settings = (output: NonNullable<InlineConfig['build']>): InlineConfig => ({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // Each library is bundled into the server's build too, so that none has a longer way to its modules.
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'] },
    resolve: {
      alias: [
        { find: '@tarcza/ui', replacement: join(dist, 'index.js') },
        // The names of its classes: the others wear what it wears.
        { find: /^.*packages\/ui\/src\/(.+)\.ts$/, replacement: join(dist, '$1.js') },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: { emptyOutDir: true, modulePreload: false, target: 'es2022', ...output },
  });
  const source = (file: string) => join(import.meta.dirname, file);
  const [onServer, inBrowser] = [join(folder, 'server'), join(folder, 'browser')];
  const asModule = { output: { entryFileNames: '[name].mjs' } };
  await build(settings({ outDir: onServer, ssr: source('server.tsx'), rollupOptions: asModule }));
  const asOneFile = { entryFileNames: 'page.js', codeSplitting: false };
  await build(
    settings({ outDir: inBrowser, rollupOptions: { input: source('hydration.tsx'), output: asOneFile } }),
  );
  const server = (await import(pathToFileURL(join(onServer, 'server.mjs')).href)) as Server;
  return { server, script: readFileSync(join(inBrowser, 'page.js'), 'utf8') };
}

/** Renders per second of the processor's time, which other programs of the machine do not use up. */
function benchServer({ render }: Server): Samples {
  const perSecond = (name: Name, milliseconds: number) => {
    const started = process.cpuUsage();
    let renders = 0;
    let used = 0;
    while (used < milliseconds) {
      for (let i = 0; i < 10; i++) render(name);
      renders += 10;
      const { user, system } = process.cpuUsage(started);
      used = (user + system) / 1000;
    }
    return (renders * 1000) / used;
  };
  const found = samples();
  for (const name of names) perSecond(name, 500);
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurn(round)) found[name].push(perSecond(name, 200));
  }
  return found;
}

/** Milliseconds: of the first hydration of a fresh page, and of one that the browser has done often. */
async function benchHydration({ render }: Server, script: string, browser: Browser) {
  const found = { first: samples(), warm: samples() };
  const hydrate = ([name, times]: readonly [Name, number]) => window.hydrate(name, times);
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurn(round)) {
      const page = await openPage(browser, render(name), script);
      found.first[name].push(...(await page.evaluate(hydrate, [name, 1] as const)));
      await page.evaluate(hydrate, [name, 30] as const);
      found.warm[name].push(median(await page.evaluate(hydrate, [name, 20] as const)));
      await page.close();
    }
  }
  return found;
}

/** Milliseconds of the processor that a click takes once the page is warm, the frame that it leads to included. */
async function benchToggling({ render }: Server, script: string, styles: string, browser: Browser) {
  const found = samples();
  const presses = 30;
  const toggle = ([name, times]: readonly [Name, number]) => window.toggle(name, times);
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurn(round)) {
      const page = await openPage(browser, render(name), script, styles);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const busy = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
      };
      await page.evaluate(toggle, [name, presses] as const);
      const before = await busy();
      await page.evaluate(toggle, [name, presses] as const);
      found[name].push(((await busy()) - before) / presses);
      await page.close();
    }
  }
  return found;
}

async function openPage(browser: Browser, content: string, script: string, styles = '') {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const body = `<!doctype html><html lang="pl"><title>FAQ</title><style>${styles}</style>
    <div id="page">${content}</div><script type="module" src="/page.js"></script></html>`;
  // Only an isolated page is given a fine clock.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const answers = {
    script: { contentType: 'text/javascript; charset=utf-8', body: script },
    page: { contentType: 'text/html; charset=utf-8', body, headers },
  };
  await page.route('**/*', (route) =>
    route.fulfill(route.request().url().endsWith('.js') ? answers.script : answers.page),
  );
  await page.goto('http://localhost/');
  await page.waitForFunction(() => 'hydrate' in window);
  return page;
}

function checkWork({ render, questions }: Server) {
  for (const name of names) {
    const html = render(name);
    const missing = questions.filter(
      ({ question, answer }) => !html.includes(question) || !html.includes(answer),
    );
    if (missing.length > 0)
      throw new Error(`${titles[name]} leaves ${missing.length} questions out of its HTML.`);
  }
}

function print(title: string, unit: string, found: Samples) {
  console.log(`\n${title}`);
  const rows = names.map((name) => ({
    '': titles[name],
    [unit]: median(found[name]).toFixed(2),
    least: Math.min(...found[name]).toFixed(2),
    most: Math.max(...found[name]).toFixed(2),
    'ours is': `${(median(found.ours) / median(found[name])).toFixed(2)}×`,
  }));
  console.table(rows);
}

await exitOnFailure(async () => {
  const executablePath = await ensureBrowser((line) => console.log(`· ${line} …`));
  buildPackages();
  const folder = mkdtempSync(join(localFolder, 'bench-'));
  try {
    const { server, script } = await buildPages(folder);
    checkWork(server);

    const throughput = benchServer(server);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const styles = readFileSync(join(dist, 'styles.css'), 'utf8');
    const { hydration, toggling } = await (async () => ({
      hydration: await benchHydration(server, script, browser),
      toggling: await benchToggling(server, script, styles, browser),
    }))().finally(() => browser.close());
    const { first, warm } = hydration;

    print(`Server render, medians of ${rounds} rounds: more is better`, '/s', throughput);
    print('Hydration of a fresh page: less is better', 'ms', first);
    print('Hydration once warm: less is better', 'ms', warm);
    print('A press opens one answer and closes another, processor: less is better', 'ms', toggling);

    for (const name of ['radix', 'baseUi'] as const) {
      const times = median(throughput.ours) / median(throughput[name]);
      const time = median(warm.ours) / median(warm[name]);
      const good = times >= targets.server && time <= targets.hydration;
      console.log(
        `${good ? '✔' : '✖'} Beside ${titles[name]}: ${times.toFixed(2)}× the throughput (wanted: ${targets.server}×), ` +
          `${time.toFixed(2)}× the time to hydrate (wanted: at most ${targets.hydration}×)`,
      );
      if (!good) process.exitCode = 1;
    }
    const press = median(toggling.ours) / median(toggling.plain);
    const quick = press <= targets.toggling;
    console.log(
      `${quick ? '✔' : '✖'} Beside ${titles.plain}, in the same clothes: ${press.toFixed(2)}× the time of a press (wanted: at most ${targets.toggling}×)`,
    );
    if (!quick) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
