import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyExample, type Consumer } from './consumer.ts';
import { visitFolder, type Visit } from './visit.ts';

// Only `npm run release:check` runs this test, because it installs Next.js from the registry.
describe.skipIf(process.env['CONSUMERS'] !== 'all')('a Next.js app with server components', () => {
  let app: Consumer;
  let visit: Visit;

  beforeAll(async () => {
    app = copyExample('next-app');
    app.run('npm', [
      'install',
      '--prefer-offline',
      '--no-save',
      '--no-audit',
      '--no-fund',
      inject('tarballs').ui,
      inject('tarballs').contact,
    ]);
    app.run('npm', ['run', 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
    visit = await visitFolder(app.folder, 'out');
  });
  afterAll(async () => {
    await visit?.end();
    app?.remove();
  });

  test('client components hydrate without an error', async () => {
    const { page, noise } = visit;
    await page.getByRole('button', { name: 'Ile trwa wizyta?' }).click();
    await page.getByText('Około godziny.').waitFor();
    await page.getByRole('button', { name: 'Jeżyce' }).click();
    await page.getByRole('link', { name: 'Przegląd na Jeżycach' }).waitFor();
    await page.getByRole('button', { name: 'Powiększ zdjęcie: Nowa nasada' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Wyślij zamówienie' }).click();
    await page.getByRole('link', { name: 'Wpisz numer telefonu.' }).waitFor();
    expect(noise).toEqual([]);
  });

  test('a server layout sets the link component and the labels', async () => {
    const html = readFileSync(join(app.folder, 'out/en.html'), 'utf8');
    for (const part of ['<html lang="en"', 'Skip to content', 'Enlarge picture: A new cowl', 'Full name'])
      expect(html).toContain(part);

    const { page, noise } = visit;
    await page.goto('/en.html');
    await page.getByRole('button', { name: 'Enlarge picture: A new cowl' }).click();
    await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: 'Enter your phone number.' }).waitFor();

    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'Inspection', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Yearly inspection' }).waitFor();
    expect(await page.locator('html[data-same]').count()).toBe(1);
    expect(noise).toEqual([]);
  });

  test("a link component without 'use client' fails the build with advice", () => {
    const layout = join(app.folder, 'app/en/layout.tsx');
    const text = readFileSync(layout, 'utf8');
    writeFileSync(
      layout,
      text.replace("import { AppLink } from '../AppLink';", "import AppLink from 'next/link';"),
    );
    expect(() =>
      app.run('npm', ['run', 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
    ).toThrow(/LinkProvider cannot take a link from a server component.*begins with 'use client'/);
  });
});
