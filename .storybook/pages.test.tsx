import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from './docs/groups';
import { ownIcons } from './docs/icons';

const src = join(import.meta.dirname, '../packages/ui/src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const pages = globSync('*/*.mdx', { cwd: src });

/** Returns the text of a page without examples, code and markup. */
const textOf = (page: string) =>
  page
    .replaceAll(/^import.*$|```[^]*?```|<Pairs>[^]*?<\/Pairs>|<AllVariants[^]*?\/>|<[^>]+>/gm, '')
    .replaceAll(/\]\([^)]*\)|[#|*]|---/g, ' ');

test('every component is in a group of the first page', () => {
  expect(Object.values(groups).flat().sort()).toEqual(pages.map((page) => dirname(page)).sort());
});

test('the icons of components are in their source', () => {
  for (const { component, path } of Object.values(ownIcons))
    expect(read(`${component}/${component}.tsx`)).toContain(path);
});

test('there is a page for each component', () => expect(pages.length).toBeGreaterThan(20));

test.each(pages)('%s has every section, in at most 250 words', (page) => {
  const text = read(page);
  const headings = [...text.matchAll(/^##+ ([\w ]+)/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(
    expect.arrayContaining([
      'When to use it',
      'Content',
      'All variants',
      'Keyboard',
      'Accessibility',
      'Other names',
    ]),
  );
  for (const part of ['<Example />', 'Not for:', '<Do ', '<Dont ', '<Reference of='])
    expect(text).toContain(part);
  expect(textOf(text).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(250);
});

test.each(pages)('%s shows variants of stories that exist', (page) => {
  const [, variants = ''] = /<AllVariants\n([^]*?)\n\/>/.exec(read(page)) ?? [];
  const stories = read(page.replace('.mdx', '.stories.tsx'));
  const named = [...variants.matchAll(/^ {2}(?:stories|windows)=\{\[(.*)\]\}$/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  expect(named.length > 0 || variants.includes('props={{')).toBe(true);
  for (const name of named) expect(stories).toContain(`export const ${name}: Story = `);
});
