import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { root } from '../../tools/local/paths.ts';
import { copyExample, installFromHere, programOf, type Consumer } from './consumer.ts';
import { visitFolder, type Visit } from './visit.ts';

let site: Consumer;

beforeAll(() => {
  site = copyExample('one-page');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(site.folder, 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  installFromHere(site, inject('tarballs'), Object.keys({ ...dependencies, ...devDependencies }));
});
afterAll(() => site.remove());

test('its types are found, by a bundler and by Node, and refuse what is not offered', () => {
  const tsc = programOf('.bin/tsc');
  site.run(tsc, []);

  cpSync(join(import.meta.dirname, 'fixtures/types.tsx'), join(site.folder, 'types.tsx'));
  const strict = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2023', '--types', 'react'];
  site.run(tsc, [
    '--ignoreConfig',
    ...strict,
    '--module',
    'nodenext',
    '--moduleResolution',
    'nodenext',
    'types.tsx',
  ]);
  site.run(tsc, [
    '--ignoreConfig',
    ...strict,
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    'types.tsx',
    ...englishExamples(),
  ]);
});

/** The files of the README's section about every component, written to where it says. */
function englishExamples(): string[] {
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```tsx\n\/\/ (english\/\S+)\n([^]*?)^```$/gm)];
  expect(examples).toHaveLength(3);
  mkdirSync(join(site.folder, 'english'), { recursive: true });
  return examples.map(([, path = '', text = '']) => {
    writeFileSync(join(site.folder, path), text);
    return path;
  });
}

test('a plain Node server renders every component, without a complaint', () => {
  cpSync(
    join(import.meta.dirname, 'fixtures/renderEverything.mjs'),
    join(site.folder, 'renderEverything.mjs'),
  );
  const said = site.run(process.execPath, ['renderEverything.mjs'], { NODE_ENV: 'development' });
  const { html, complaints, exported, working } = JSON.parse(said) as {
    html: Record<string, string>;
    complaints: string[];
    exported: string[];
    working: boolean;
  };

  expect(complaints).toEqual([]);
  expect(working).toBe(true);
  expect(exported).toEqual(expect.arrayContaining(Object.keys(html)));
  expect(html['PhoneButton']).toContain('href="tel:+48123456789"');
  expect(html['ServiceCard']).toContain('<a href="/przeglad"');
  expect(html['CityTile']).toContain('<a href="/wilda"');
  expect(html['FaqGroup']).toContain('hidden="until-found"');
  expect(html['FaqGroup']).toContain('Około godziny.');
  expect(html['GalleryViewer']).toContain('Powiększ zdjęcie: Nowa nasada');
  expect(html['LazyImage']).toContain('loading="lazy"');
  expect(html['ContactForm']).toContain('autoComplete="tel"');

  // Names for rules of the site's own: those that the README promises, and no others.
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  const worn = new Set(JSON.stringify(html).match(/ui-[A-Z][\w-]*/g));
  expect(worn).toContain('ui-ServiceCard-title');
  expect([...worn].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('its theme is checked, goes to a design tool as tokens, and comes back as CSS', () => {
  const theme = (...args: string[]) =>
    site.run(process.execPath, ['node_modules/@tarcza/ui/dist/tokens/cli.js', ...args]);
  theme('export', 'src/brand.css', '--out', 'brand.tokens.json');
  theme('build', 'brand.tokens.json', '--out', 'built.css');
  expect(theme('check', 'src/brand.css', 'built.css')).toMatch(/(src\/brand|built)\.css\n✔ All/g);
  expect(theme('export', 'built.css')).toBe(readFileSync(join(site.folder, 'brand.tokens.json'), 'utf8'));

  writeFileSync(join(site.folder, 'pale.css'), ':root { --ui-text: #999999; }');
  expect(() => theme('check', 'pale.css')).toThrow('✖ light: text #999999 on surface #ffffff has 2.84:1');
});

describe('built without any plugin, and visited', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    site.run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production' });
    visit = await visitFolder(site.folder, 'dist');
    ({ page } = visit);
  });
  afterAll(async () => {
    await visit?.end();
  });

  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('PhoneButton dials, with a word of the firm', async () => {
    const call = page.getByRole('link', { name: /^Umów kominiarza/ }).first();
    await expect.poll(() => call.getAttribute('href')).toBe('tel:+48000000000');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('LazyImage shows its picture', async () => {
    const picture = page.getByRole('img', { name: /^Komin z metalową nasadą/ }).first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test('ServiceCard leads on, wherever it is clicked', async () => {
    // The link covers the card, so Playwright would wait for the text.
    await page.getByText('wynik wpisujemy do protokołu').click({ force: true });
    await expect.poll(() => new URL(page.url()).hash).toBe('#zamow');
  });

  test('a rule of the site’s own wins by being there, and one of the layer ui-page never', async () => {
    const card = page.getByRole('article').first();
    const edges = await card.evaluate((element) => {
      const rules = document.createElement('style');
      rules.textContent =
        ':where(.ui-ServiceCard) { border-top-width: 7px } @layer ui-page { body article { border-bottom-width: 7px } }';
      document.head.prepend(rules);
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      rules.remove();
      return [borderTopWidth, borderBottomWidth];
    });
    expect(edges).toEqual(['7px', '1px']);
  });

  test('CityTile opens one district at a time, and Escape closes it', async () => {
    const districts = page.getByRole('list', { name: 'Dzielnice Poznania' });
    await districts.getByRole('button', { name: 'Wilda' }).click();
    await districts.getByRole('link', { name: 'Inspekcja kamerą na Wildzie' }).waitFor();
    await districts.getByRole('button', { name: 'Łazarz' }).click();
    await districts.getByRole('link', { name: 'Przegląd roczny na Łazarzu' }).waitFor();
    expect(await districts.getByRole('link').count()).toBe(3);
    await page.keyboard.press('Escape');
    await expect.poll(() => districts.getByRole('link').count()).toBe(0);
  });

  test('GalleryViewer opens a job, leafs on with the keyboard and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Obejrzyj zlecenie: Sadza w przewodzie na Jeżycach' }).click();
    const viewer = page.getByRole('dialog', { name: 'Zlecenia z bliska' });
    await viewer.getByText('zlecenie 1 z 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('zlecenie 2 z 3').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Szczotka w czystym przewodzie',
    );
  });

  test('FaqGroup unfolds an answer, and one by its address', async () => {
    await page.getByRole('button', { name: 'Ile trwa czyszczenie komina?' }).click();
    await page.getByText('W domu jednorodzinnym').waitFor();
    await page.evaluate(() => location.assign('#dym'));
    await page.getByText('Najczęściej przewód jest zatkany').waitFor();
    expect(await page.getByText('W domu jednorodzinnym').isVisible()).toBe(false);
  });

  test('ContactForm says what is missing, sends the rest to the firm and thanks in its words', async () => {
    const orders: unknown[] = [];
    await page.route('**/zlecenia', (route) => {
      orders.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, body: '' });
    });
    const form = page.getByRole('form', { name: 'Zamówienie kominiarza' });
    await form.getByLabel('Imię i nazwisko').fill('Anna Nowak');
    await form.getByLabel('Jaki to piec i gdzie jest komin').fill('Kominek na Wildzie.');
    await form.getByRole('button', { name: 'Wyślij zamówienie' }).click();
    await form.getByRole('link', { name: 'Wpisz numer telefonu.' }).waitFor();
    await form.getByLabel('Telefon').fill('123 456 789');
    await form.getByLabel('Zlecenie (opcjonalnie)').selectOption('Przegląd roczny');
    await form.getByRole('button', { name: 'Wyślij zamówienie' }).click();

    await page.getByRole('heading', { name: 'Zamówienie przyjęte' }).waitFor();
    expect(orders).toEqual([
      {
        name: 'Anna Nowak',
        phone: '123 456 789',
        email: null,
        service: 'Przegląd roczny',
        message: 'Kominek na Wildzie.',
      },
    ]);
  });

  test('five variables are the whole brand, by day and by night', async () => {
    const five = (file: string) => readFileSync(join(site.folder, file), 'utf8').match(/--ui-[\w-]+(?=:)/g);
    expect(five('src/brand.css')).toHaveLength(5);
    expect(five('another-brand.css')).toEqual(five('src/brand.css'));

    const header = page.getByRole('banner');
    const send = page.locator('button[type="submit"]');
    const colors = async () => [await ground(header), await ground(send)];
    await page.goto('/');
    await keepPicture('one-page');
    expect(await colors()).toEqual(['rgb(43, 36, 32)', 'rgb(176, 68, 13)']);

    await page.addStyleTag({ path: join(site.folder, 'another-brand.css') });
    await keepPicture('one-page-rebranded');
    expect(await colors()).toEqual(['rgb(20, 52, 47)', 'rgb(11, 107, 93)']);

    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colors()).toEqual(['rgb(22, 59, 53)', 'rgb(127, 220, 202)']);
    await keepPicture('one-page-dark');
  });

  test('on the narrowest phone nothing runs out of the page', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await keepPicture('one-page-320');
  });

  test('the browser had nothing to complain of', () => {
    expect(visit.noise).toEqual([]);
  });

  /** For the documents and for whoever wants to look. */
  async function keepPicture(name: string) {
    const folder = join(root, 'reports/consumers');
    mkdirSync(folder, { recursive: true });
    // Pictures below the fold wait until somebody gets there.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      scrollTo(0, 0);
    });
    await expect
      .poll(() => page.locator(':is([data-state="waiting"], [data-state="loading"]):visible').count())
      .toBe(0);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
});
