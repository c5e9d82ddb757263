import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { installFromHere, programOf, runIn, type Consumer } from './consumer.ts';
import { endWithUs } from '../../tools/local/processes.ts';
import { visit, visitFolder } from './visit.ts';

/** What `npm create @tarcza/site` leaves in an empty folder, with nothing but the packed packages. */

let folder: string;
let command: string;
beforeAll(() => {
  // Its path has no link in it, which bundlers would resolve and then no longer find.
  folder = mkdtempSync(join(tmpdir(), 'tarcza-create-'));
  runIn(folder)('tar', ['-xzf', inject('createSite')]);
  command = join(folder, 'package/dist/cli.js');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const create = (name: string, ...options: string[]) =>
  runIn(folder)(process.execPath, [command, name, ...options]);

function install(name: string): Consumer {
  const site = { folder: join(folder, name), run: runIn(join(folder, name)), remove: () => {} };
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(site.folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const tarballs = [...inject('tarballs'), inject('staticSite'), inject('firstAct')];
  installFromHere(site, tarballs, Object.keys({ ...dependencies, ...devDependencies }));
  return site;
}

/** Starts `npm run dev` or `npm run preview`, and reads the address from Vite's output. */
async function serve({ folder: cwd }: Consumer, ...what: readonly string[]) {
  const { VITEST: _, ...env } = process.env;
  const vite = spawn(
    process.execPath,
    [programOf('vite/bin/vite.js'), ...what, '--host', '127.0.0.1', '--port', '0'],
    {
      cwd,
      env: { ...env, NODE_ENV: 'development', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  endWithUs(vite);
  const address = await new Promise<string>((tell, fail) => {
    let said = '';
    vite.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [found] = /http:\S+(?=\s)/.exec(said) ?? [];
      if (found) tell(found);
    });
    vite.once('exit', () => fail(new Error(`Vite ended without an address: ${said}`)));
  });
  return visit(address, () => vite.kill());
}

/** As `npm run check` does, which needs the links that npm would make to the programs. */
function check({ folder: place, run }: Consumer) {
  run(process.execPath, [programOf('typescript/bin/tsc')]);
  const { bin } = createRequire(join(place, 'package.json'))('@tarcza/ui/package.json') as {
    bin: Record<string, string>;
  };
  const theme = join(place, 'node_modules/@tarcza/ui', bin['tarcza-theme'] ?? '');
  run(process.execPath, [theme, 'check', 'src/theme.css']);
}

test.each([
  ['pl', '#b0440d'],
  ['en', '#ffd400'],
  ['de', '#7a7a7a'],
  ['uk', '#1f4fc4'],
])('in %s a site passes its own checks', (language, color) => {
  create(`firm-${language}`, '--language', language, '--color', color, '--yes');
  check(install(`firm-${language}`));
});

describe('a Czech chimney sweep', () => {
  const answers = [
    ['--name', 'Kominictví Novák'],
    ['--town', 'Brno'],
    ['--trade', 'Kominictví'],
    ['--phone', '+420 600 000 000'],
    ['--color', '#1d6b45'],
    ['--language', 'cs'],
  ].flat();
  let site: Consumer;
  beforeAll(() => {
    create('kominik', ...answers);
    site = install('kominik');
    // A port at which no emulator can run, so that sending fails whatever runs on this computer.
    const env = { NODE_ENV: 'production', VITE_FIRESTORE_EMULATOR: '127.0.0.1:9' };
    site.run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], env);
  });

  test('passes its own checks', () => check(site));

  test('has three pages that are complete without a script, and a 404 page', () => {
    const page = (name: string) => readFileSync(join(site.folder, 'dist', `${name}.html`), 'utf8');
    expect(page('index')).toContain('<html lang="cs"');
    expect(page('index')).toContain('<h1');
    expect(page('index')).toMatch(/Kominictví – Brno/);
    expect(page('cenik')).toContain('Kolik stojí naše práce');
    expect(page('kontakt')).toContain('Jméno a příjmení');
    expect(page('kontakt')).toMatch(/<noscript><p>Formulář potřebuje JavaScript/);
    expect(page('404')).toContain('noindex');
  });

  test('works in a browser, and keeps the values without a database', async () => {
    const { page, noise, end } = await visitFolder(site.folder, 'dist');
    try {
      await page.getByRole('button', { name: 'Kolik to stojí?' }).click();
      await page.getByText('Více najdete v ceníku.').waitFor();
      await page
        .getByRole('navigation', { name: 'Hlavní menu' })
        .getByRole('link', { name: 'Kontakt' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
      expect(noise).toEqual([]);

      await page.getByLabel('Jméno a příjmení').fill('Jana Nováková');
      await page.getByLabel('Telefon').fill('600 000 001');
      await page.getByLabel('Zpráva').fill('Z komína padají saze.');
      await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
      await page.getByText('Zprávu se nepodařilo odeslat').waitFor();
      expect(await page.getByLabel('Zpráva').inputValue()).toBe('Z komína padají saze.');
    } finally {
      await end();
    }
  });

  test('npm run dev renders each page, and applies a change of the texts', async () => {
    const { page, noise, end } = await serve(site);
    // React marks hydrated elements. The development server has no loader that queues earlier clicks.
    const takenOver = (part: Locator) =>
      expect
        .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
        .toBe(true);
    try {
      const question = page.getByRole('button', { name: 'Kolik to stojí?' });
      await takenOver(question);
      await question.click();
      await page.getByText('Více najdete v ceníku.').waitFor();

      await page.goto('/cenik');
      // Words that change before that are other words than the page's.
      await takenOver(page.getByRole('heading', { level: 1, name: 'Ceník' }));
      const words = join(site.folder, 'src/words.ts');
      const old = readFileSync(words, 'utf8');
      writeFileSync(words, old.replace("title: 'Ceník'", "title: 'Za kolik čistíme komíny'"));
      await page.getByRole('heading', { level: 1, name: 'Za kolik čistíme komíny' }).waitFor();
      await page.getByRole('link', { name: 'Kontakt' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
      expect(noise).toEqual([]);

      const missing = await page.goto('/neni');
      expect(missing?.status()).toBe(404);
      expect(await page.title()).toContain('Novák');
    } finally {
      await end();
    }
  });

  test('npm run preview serves the built pages and the 404 page', async () => {
    const { page, end } = await serve(site, 'preview');
    try {
      await page.goto('/cenik');
      await page.getByRole('heading', { level: 1, name: 'Ceník' }).waitFor();
      const missing = await page.goto('/neni');
      expect(missing?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Taková stránka neexistuje' }).waitFor();
    } finally {
      await end();
    }
  });

  test('refuses a folder that is not empty', () => {
    expect(() => create('kominik', ...answers)).toThrow(/is not empty. Name a folder that is new/);
  });
});

test('without a terminal the error names the missing options', () => {
  expect(() => create('firm', '--language', 'cs')).toThrow(
    /--name, --trade, --town, --phone, --color, or --yes/,
  );
});
