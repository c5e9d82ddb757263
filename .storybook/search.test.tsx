import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from './main.ts';

const root = `${import.meta.dirname}/..`;
/** What Storybook's search looks through on a page: its place in the sidebar and its headings. */
const pages = globSync(['.storybook/docs/**/*.mdx', 'packages/ui/src/**/*.mdx'], { cwd: root }).map(
  (path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? path.split('/').at(-2) ?? '';
    return { title, headings: [...text.matchAll(/^#+ .*$/gm)].map(([heading]) => heading.toLowerCase()) };
  },
);

test.each([
  ['accordion', 'FaqGroup'],
  ['disclosure', 'FaqGroup'],
  ['lightbox', 'GalleryViewer'],
  ['modal', 'GalleryViewer'],
  ['contrast', 'Foundations/Colour roles'],
  ['token', 'Foundations/Colour roles'],
  ['accessibility', 'Accessibility/Conformance report'],
])('whoever searches for %s finds %s', (word, page) => {
  expect(config.features).toHaveProperty('experimentalSearchDocsHeadings', true);
  const found = pages
    .filter(
      ({ title, headings }) =>
        title.toLowerCase().includes(word) || headings.some((heading) => heading.includes(word)),
    )
    .map(({ title }) => title);
  expect(found).toContain(page);
});

test('every component says what else it is called', () => {
  const silent = pages
    .filter(({ headings }) => headings.includes("## do and don't"))
    .filter(({ headings }) => !headings.some((heading) => heading.startsWith('### also called: ')));
  expect(silent).toEqual([]);
});
