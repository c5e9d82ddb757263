import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { decisions } from './docs/decisions';

const ui = join(import.meta.dirname, '../packages/ui');
const read = (file: string) => readFileSync(join(ui, file), 'utf8');
const partsIn = (text: string) =>
  new Set([...text.matchAll(/\bui-[A-Z]\w*(?:-[a-z]\w*)?/g)].map(([name]) => name));

/** What the README lists as parts, by the component whose page shows them. */
const [, listed = ''] = /\| Component \| Its parts \|\n([^]*?)\n\n/.exec(read('README.md')) ?? [];
const parts = [...partsIn(listed)];
const pages = globSync('src/*/*.mdx', { cwd: ui });
const pageOf = (part: string) =>
  (/^ui-(?<name>[A-Z][A-Za-z]*)/.exec(part)?.groups?.['name'] ?? '').replace('TileGroup', 'Tile');

test('there are parts, and pages to show them', () => {
  expect(parts.length).toBeGreaterThan(60);
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)('%s numbers every part that the README lists, and no other', (page) => {
  const anatomy = read(page).split('## Anatomy')[1]?.split("## Do and don't")[0] ?? '';
  const wanted = parts.filter((part) => pageOf(part) === basename(page, '.mdx'));
  expect([...partsIn(anatomy)].sort()).toEqual(wanted.sort());
});

test.each(pages)('%s shows all variants, each of a story that there is', (page) => {
  const [, drawn = ''] = /<AllVariants\n([^]*?)\n\/>/.exec(read(page)) ?? [];
  const written = read(page.replace('.mdx', '.stories.tsx'));
  const named = [...drawn.matchAll(/^ {2}(?:stories|windows)=\{\[(.*)\]\}$/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  expect(named.length > 0 || drawn.includes('props={{')).toBe(true);
  for (const name of named) expect(written).toContain(`export const ${name}: Story = `);
});

test.each(pages)('%s says what it goes by, and where its source is', (page) => {
  const name = basename(page, '.mdx');
  expect(read(page)).toContain(`\n## Status, sources\n\n<Sources of="${name}" />\n`);
  expect(decisions[name]?.length).toBeGreaterThan(0);
  for (const { href } of decisions[name] ?? []) expect(href).toMatch(/^https:\/\/[\w.-]+\/[\w./#-]*$/);
});

test.each(pages)('%s shows what to do and what not, and each setting', (page) => {
  const text = read(page);
  expect([...text.matchAll(/<Do /g)].length).toBeGreaterThan(0);
  expect([...text.matchAll(/<Dont /g)].length).toBeGreaterThan(0);
  expect(text).toContain('<InEachSetting');
});
