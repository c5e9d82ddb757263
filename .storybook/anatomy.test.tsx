import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../packages/ui');
const read = (file: string) => readFileSync(join(ui, file), 'utf8');
const partsIn = (text: string) =>
  new Set([...text.matchAll(/\bui-[A-Z]\w*(?:-[a-z]\w*)?/g)].map(([name]) => name));

/** The parts in the README, by component. */
const [, listed = ''] = /\| Component \| Its parts \|\n([^]*?)\n\n/.exec(read('README.md')) ?? [];
const parts = [...partsIn(listed)];
const pages = globSync('src/*/*.mdx', { cwd: ui });
const pageOf = (part: string) =>
  (/^ui-(?<name>[A-Z][A-Za-z]*)/.exec(part)?.groups?.['name'] ?? '').replace('TileGroup', 'Tile');

test('there are parts and pages', () => {
  expect(parts.length).toBeGreaterThan(60);
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)('%s lists the parts of the README, and no other', (page) => {
  const anatomy = read(page).split('## Anatomy')[1]?.split("## Do and don't")[0] ?? '';
  const wanted = parts.filter((part) => pageOf(part) === basename(page, '.mdx'));
  expect([...partsIn(anatomy)].sort()).toEqual(wanted.sort());
});

test.each(pages)('%s shows variants of stories that exist, and what to do and not to do', (page) => {
  const text = read(page);
  const [, variants = ''] = /<AllVariants\n([^]*?)\n\/>/.exec(text) ?? [];
  const stories = read(page.replace('.mdx', '.stories.tsx'));
  const named = [...variants.matchAll(/^ {2}(?:stories|windows)=\{\[(.*)\]\}$/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  expect(named.length > 0 || variants.includes('props={{')).toBe(true);
  for (const name of named) expect(stories).toContain(`export const ${name}: Story = `);
  expect(text).toContain('<Do ');
  expect(text).toContain('<Dont ');
});
