import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { preview, transformWithOxc, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/local/paths.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';
import { createConsumer, installFromHere, type Consumer } from './consumer.ts';

/** The code blocks of RECIPES.md that begin with a file name, with the heading of their section. */
const files = readFileSync(join(root, 'packages/first-act/RECIPES.md'), 'utf8')
  .split('\n## ')
  .flatMap((section) =>
    [...section.matchAll(/^```\w+\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(([, path = '', code = '']) => ({
      recipe: section.split('\n', 1)[0],
      path,
      code,
    })),
  );

test('the files of the recipes compile', async () => {
  expect(files).toHaveLength(5);
  for (const { path, code } of files)
    await expect(transformWithOxc(code, path), path).resolves.toHaveProperty('code');
});

/** The strictest policy under which the recipe of Vite works. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

describe('the recipe "Vite and React"', () => {
  let site: Consumer;
  let server: PreviewServer;
  let browser: Browser;
  beforeAll(async () => {
    site = createConsumer('first-act');
    installFromHere(site, ['first-act'], ['react', 'react-dom', 'vite']);
    for (const { path, code } of files.filter(({ recipe }) => recipe === 'Vite and React')) {
      mkdirSync(dirname(join(site.folder, path)), { recursive: true });
      writeFileSync(join(site.folder, path), code);
    }
    cpSync(join(import.meta.dirname, 'fixtures/firstAct/Demo.jsx'), join(site.folder, 'src/Demo.jsx'));
    site.run(process.execPath, ['build.mjs'], { NODE_ENV: 'production' });
    const headers = { 'Content-Security-Policy': policy };
    const options = { configFile: false, logLevel: 'silent', preview: { port: 0, headers } } as const;
    server = await preview({ ...options, root: site.folder });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    site?.remove();
  });

  test('a form with typed text is submitted exactly once', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeouts.wait);
    await page.goto(server.resolvedUrls!.local[0]!, { waitUntil: 'commit' });
    await page.locator('[name="name"]').fill('Zofia');
    await page.locator('#send').click({ noWaitAfter: true });
    const outputs = page.locator('output');
    await expect.poll(() => outputs.allTextContents()).toEqual(['Zofia']);
    // A doubled effect would follow.
    await page.waitForTimeout(100);
    expect(await outputs.allTextContents()).toEqual(['Zofia']);
  });
});
