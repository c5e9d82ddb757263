import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brandless } from '../theme/brandless.js';
import { writeTokens } from './designTokens.js';
import { themeFromCss as read } from './themeFromCss.js';

test('a value applies to both schemes, light-dark() to one each', () => {
  const { light, dark, shape } = read(`
    /* --ui-text: #f00; */
    :root {
      --ui-brand: #123;
      --ui-action: light-dark(rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b), #def);
      --ui-surface-raised: var(--paper);
      --paper: light-dark(#fff, #000);
      --own: 'Inter';
      --ui-font-body: var(--own);
      --ui-font-heading: var(--ui-font-body)
    }
  `);

  expect([light.brand, dark.brand]).toEqual(['#123', '#123']);
  expect([light.action, dark.action]).toEqual(['rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b)', '#def']);
  expect([light.surfaceRaised, dark.surfaceRaised]).toEqual(['#fff', '#000']);
  expect(light.text).toBe(brandless.light.text);
  expect(shape.font).toMatchObject({ body: "'Inter'", heading: 'var(--ui-font-body)' });
});

test('rules of the dark scheme change that scheme only', () => {
  const { light, dark } = read(`
    :root { --ui-link: #111; --ui-focus: #222 }
    @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { --ui-link: #aaa; } }
    :root[data-scheme='dark'] { --ui-focus: #bbb; }
    @layer not-dark { @media (prefers-color-scheme:light) { :root { --ui-text: #333 } } }
    [data-scheme=dark] { --ui-border: #ddd }
    @media (prefers-reduced-motion: reduce) { :root { --ui-link: #ccc; } }
    @media (prefers-contrast: more) { :root { --ui-link: #000; } }
    @media (forced-colors: active) { :root { --ui-link: LinkText; } }
    @media print { :root { --ui-link: #000; } }
    @media not all and (prefers-color-scheme: dark) { :root { --ui-brand: #123; } }
    .promo { --ui-focus: #fff; }
    :root[data-scheme='dark'], .quiet { --ui-action: #eee }
    :root:not(.print) { --ui-action: #555 !important }
    @layer late { :root { --ui-action: #666 } }
    HTML, :where(:root) { --ui-link: #777 }
    body { --ui-success: #888 }
    :root { --ui-success: #999; --ui-action: #aaa; @media (prefers-color-scheme: dark) { --ui-brand: #bcd } }
  `);

  expect([light.link, dark.link]).toEqual(['#111', '#aaa']);
  expect([light.focus, dark.focus]).toEqual(['#222', '#bbb']);
  expect([light.text, dark.text]).toEqual(['#333', brandless.dark.text]);
  expect([light.border, dark.border]).toEqual([brandless.light.border, '#ddd']);
  expect([light.action, dark.success, dark.brand]).toEqual(['#555', '#888', '#bcd']);
});

/** Runs `tarcza-theme` on files in a folder of its own. Returns its exit code and what it prints. */
async function run(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const at = (name: string) => join(folder, name);
  const files = {
    'good.css':
      ':root { --ui-action: light-dark(#183f9f, #a9c1ff); --ui-button-case: uppercase; --ui-size-title-1: min(3rem, 12.3vw) }',
    'low.css': ':root { --ui-link: #777 }',
    'import.css': '@import "tailwindcss"; @import url(low.css) layer(brand); @import "import.css";',
    'print.css': '/* @import "low.css"; */ @import "low.css" print;',
    'name.css': `/* --ui-none */ :root { --ui-lnk: #123; --ui-link: #123; --ui-sticky-top: 0; --my-ui-x: 1 }
      a { color: var(--ui-acton) } .ui-ServiceCard-title, .ui-PhoneBtn, .ui-ServiceCard-titel {} /* .ui-Gone {} */`,
    'mixed.css': ':root { --ui-brand: color-mix(in srgb, red, blue) } .dark { --ui-link: #777 }',
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
const names = [
  '--ui-lnk is no token',
  '--ui-acton is no token',
  'ui-PhoneBtn is no class of a component',
  'ui-ServiceCard-titel is no class of a component',
]
  .map((line) => `✖ ${line}. theming.md of @tarcza/ui lists all of them.`)
  .join('\n');
const low = /^✖ light: link #777 on surface #ffffff has 4\.47:1 and needs 4\.5:1$/m;

test.each<[string, number, string | RegExp]>([
  ['check good.css', 0, `good.css\n${good}`],
  ['check theme.mjs good.css', 0, `theme.mjs\n${good}\ngood.css\n${good}`],
  ['check import.css good.css', 1, low],
  ['check print.css', 0, `print.css\n${good}`],
  ['check good.css name.css', 1, new RegExp(`^good.css\\n${good}\\nname.css\\n${names}\\n✖ dark: link`)],
  [
    'check mixed.css',
    1,
    /^! Not measured: \.dark\. .*\n✖ light: onBrand #ffffff on brand color-mix.* cannot be measured: write both as #rrggbb/m,
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
