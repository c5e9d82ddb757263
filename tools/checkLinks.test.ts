import { expect, test } from 'vitest';
import { findProblems } from './checkLinks.ts';

const files: Record<string, string> = {
  'package.json': '{ "scripts": { "lint": "" } }',
  'packages/ui/package.json': '{ "scripts": { "build": "" } }',
  'docs/theming.md': '# Theming\n\n## Żółty `--color` and [more](a.md)\n',
};
const problemsOf = (text: string, file = 'docs/a.md') =>
  findProblems(file, {
    exists: (path) => path === file || path in files,
    read: (path) => (path === file ? text : (files[path] ?? '')),
  });

test.each([
  'a [file](theming.md), a [heading](theming.md#żółty---color-and-more)',
  'its own [heading](#own)\n\n# Own',
  'another [site](https://example.com/a.md), a [mail](mailto:a@example.com)',
  '`[code](missing.md)`\n\n```md\n[block](missing.md)\n```',
  '`docs/theming.md`, `tools/lib/built.js`, `npm run lint`',
])('accepts %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['[a](missing.md)', 'docs/a.md: the link to missing.md has no file'],
  ['![a](<missing.png> "title")', 'docs/a.md: the link to missing.png has no file'],
  ['[a][b]\n\n[b]: missing.md', 'docs/a.md: the link to missing.md has no file'],
  ['<img alt="" src="missing.png">', 'docs/a.md: the link to missing.png has no file'],
  ['[a](theming.md#absent)', 'docs/a.md: docs/theming.md has no heading for #absent'],
  ['`tools/missing.ts`', 'docs/a.md: there is no file tools/missing.ts'],
  ['`npm run missing`', 'docs/a.md: there is no npm script "missing"'],
])('refuses %j', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('a README may name the scripts of its package', () => {
  expect(problemsOf('`npm run build`', 'packages/ui/README.md')).toEqual([]);
});
