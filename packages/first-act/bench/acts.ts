/**
 * Makes first acts at random moments over the recipes of `@tarcza/first-act`, and counts those that were lost or
 * doubled: `npm run bench:acts -- --acts 10000`. It installs Next.js and Astro into folders of their own.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryActs } from '@tarcza/first-act/test';
import { chromium } from 'playwright-core';
import { acts, recipes, serveRecipe } from '../../../e2e/consumers/recipes.ts';
import { pack, withFreshPackage } from '../../../tools/package/freshPackage.ts';
import { ensureBrowser } from '../../local/src/browser.ts';

const { values } = parseArgs({
  options: { acts: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const names = Object.keys(recipes) as (keyof typeof recipes)[];
const count = Math.ceil(Number(values.acts) / names.length);

const folder = mkdtempSync(join(tmpdir(), 'tarcza-acts-'));
const tarball = join(folder, 'tarcza-first-act.tgz');
await withFreshPackage(async (fresh) => cpSync(pack(fresh), tarball), 'first-act');
const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const row = (...cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, place) => String(cell).padStart(place === 0 ? 6 : 10)).join(''));
  row('', 'acts', 'too early', 'lost', 'doubled');
  for (const name of names) {
    const { address, end } = await serveRecipe(recipes[name], tarball);
    const report = await tryActs({
      address,
      acts,
      browser,
      count,
      atOnce: 4,
      perContext: 50,
      seed: Number(values.seed),
    });
    const early = report.trials.filter(({ late }) => !late).length;
    row(name, report.trials.length, early, report.lost.length, report.doubled.length);
    for (const trial of [...report.lost, ...report.doubled]) console.log(`  ${JSON.stringify(trial)}`);
    if (report.lost.length + report.doubled.length > 0) process.exitCode = 1;
    await end();
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
