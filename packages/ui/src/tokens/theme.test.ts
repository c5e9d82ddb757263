import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brandless } from '../theme/brandless.js';
import { writeTokens } from './designTokens.js';
import { themeFromCss as read } from './themeFromCss.js';

test(':root sets a value for both schemes, and light-dark() one for each', () => {
  const { light, dark, shape } = read(`
    /* --ui-text: #f00; */
    :root { --ui-action: #eee }
    :root {
      --ui-brand: #123;
      --ui-action: light-dark(rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b), #def);
      --ui-font-heading: var(--ui-font-body)
    }
    .promo { --ui-text: #fff; }
    @media print { :root { --ui-text: #000; } }
  `);

  expect([light.brand, dark.brand]).toEqual(['#123', '#123']);
  expect([light.action, dark.action]).toEqual(['rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b)', '#def']);
  expect(light.text).toBe(brandless.light.text);
  expect(shape.font).toMatchObject({ body: brandless.shape.font.body, heading: 'var(--ui-font-body)' });
});

/** Runs `tarcza-theme` on files in a folder of its own. Returns its exit code and what it prints. */
async function run(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const at = (name: string) => join(folder, name);
  const files = {
    'good.css':
      ':root { --ui-action: light-dark(#183f9f, #a9c1ff); --ui-button-case: uppercase; --ui-size-title-1: min(3rem, 12.3vw) }',
    'low.css': ':root { --ui-link: #777 }',
    'name.css': '/* --ui-none */ :root { --ui-lnk: #123; --ui-link: #123; --ui-sticky-top: 0; --my-ui-x: 1 }',
    'mixed.css':
      ':root { --ui-brand: color-mix(in srgb, red, blue) } .dark { --ui-link: #777 } @media print { :root { --ui-link: #777 } }',
    'theme.mjs': `export const name = '--ui-none'; export const theme = { light: { surface: '#ffffff' }, dark: { surface: '${brandless.dark.surface}' } };`,
    'none.mjs': 'export const [one, none, half] = [1, undefined, { light: { surface: "#fff" } }];',
    'unit.css': ':root { --ui-edge-card: 1em }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  const printed: string[] = [];
  const print = (text: unknown) => printed.push(String(text).replaceAll(`${folder}/`, ''));
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.stubGlobal('process', {
    ...process,
    argv: ['node', 'tarcza-theme', ...args.map((arg) => (/\./.test(arg) ? at(arg) : arg))],
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    rmSync(folder, { recursive: true });
  });
  vi.resetModules();
  await import('./cli.js');
  return {
    code: process.exitCode,
    text: printed.join('\n'),
    read: (name: string) => readFileSync(at(name), 'utf8'),
  };
}

const good = '✔ All 52 pairs of colours have enough contrast, light and dark';
const unknown = '✖ --ui-lnk is no token. theming.md of @tarcza/ui lists all of them.';
const low = /^✖ light: link #777 on surface #ffffff has 4\.47:1 and needs 4\.5:1$/m;

test.each<[string, number, string | RegExp]>([
  ['check good.css', 0, `good.css\n${good}`],
  ['check theme.mjs good.css', 0, `theme.mjs\n${good}\ngood.css\n${good}`],
  ['check low.css good.css', 1, low],
  ['check good.css name.css', 1, new RegExp(`^good.css\\n${good}\\nname.css\\n${unknown}\\n✖ dark: link`)],
  [
    'check mixed.css',
    1,
    /^! Not measured: \.dark, @media\. .*\n✖ light: onBrand #ffffff on brand color-mix.* cannot be measured: write both as #rrggbb/m,
  ],
  ['export theme.mjs', 0, JSON.stringify(writeTokens(brandless), undefined, 2)],
  ['export good.css --out out.json', 0, ''],
  ['checks good.css', 2, /^Usage:/],
  ['check', 2, /^Usage:/],
  ['export good.css low.css', 2, /^Usage:/],
  ['check none.mjs', 2, /^none\.mjs: No theme found\./],
  ['export unit.css', 2, /^unit\.css: "1em" is no dimension/],
])('tarcza-theme %s exits with %i', async (command, code, text) => {
  const result = await run(...command.split(' ').filter(Boolean));
  expect(result).toMatchObject({ code, text: typeof text === 'string' ? text : expect.stringMatching(text) });
  if (command.includes('--out')) expect(result.read('out.json')).toMatch(/"value": 48[^]*#183f9f/);
});
