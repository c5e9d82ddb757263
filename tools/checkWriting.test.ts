import { expect, test } from 'vitest';
import {
  linkProblems,
  scriptProblems,
  sentenceProblems,
  textsOfCode,
  textsOfDocument,
  wordProblems,
  workflowProblems,
  type Repository,
} from './checkWriting.ts';

function repository(files: Record<string, string>): Repository {
  const folders = new Set(Object.keys(files).map((path) => path.split('/').slice(0, -1).join('/')));
  return {
    exists: (path) => path in files || folders.has(path.replace(/\/$/, '')),
    read: (path) => files[path] ?? '',
  };
}

const linksOf = (text: string, others: Record<string, string> = {}) =>
  linkProblems('docs/page.md', repository({ 'docs/page.md': text, ...others }));

test('reports a word with its line and what to write', () => {
  const texts = textsOfDocument('# Page\n\nThe page\n\n- wakes\n- `wakes` it');
  expect(wordProblems('a.md', texts)).toEqual(['a.md:5: "wakes". Write: hydrate, hydrated, interactive']);
});

test.each(['Use a wakeup call.', 'A `mend` function.', '```sh\nmend\n```', '<a title="mend">x</a>'])(
  'reports no word in %s',
  (source) => {
    expect(wordProblems('a.md', textsOfDocument(source))).toEqual([]);
  },
);

test('reads comments and test titles of code, not its names and texts', () => {
  const source =
    "// Nobody\nconst mend = 'mend';\ntest('somebody', () => {});\ntest.each([1])('mended', () => {});";
  expect(
    wordProblems('a.test.ts', textsOfCode('a.test.ts', source)).map((line) => line.slice(0, 21)),
  ).toEqual(['a.test.ts:1: "Nobody"', 'a.test.ts:3: "somebod', 'a.test.ts:4: "mended"']);
});

test('reports a sentence of 31 words in a paragraph or a cell, and counts code as one word', () => {
  const long = Array.from({ length: 31 }, () => 'word').join(' ');
  expect(sentenceProblems('a.md', textsOfDocument(`${long}.`))).toHaveLength(1);
  expect(sentenceProblems('a.md', textsOfDocument(`| a |\n|---|\n| ${long} |`))).toHaveLength(1);
  expect(sentenceProblems('a.md', textsOfDocument(`Short. \`${long}\` is code.`))).toEqual([]);
});

test('accepts links to files, folders, pictures and headings that exist', () => {
  const text =
    '[a](../README.md) [b](../site) ![c](a.png) [d](../README.md#to-build-it) [e](https://example.com/x)';
  const others = { 'README.md': '# Top\n\n## To build it', 'site/a.ts': '', 'docs/a.png': '' };
  expect(linksOf(text, others)).toEqual([]);
});

test('reports links without a file, also by reference and in HTML', () => {
  expect(linksOf('[a](plan.md) <img alt="" src="a.png">\n\n[b]\n\n[b]: other.md')).toEqual([
    'docs/page.md: the link to plan.md has no file',
    'docs/page.md: the link to a.png has no file',
    'docs/page.md: the link to other.md has no file',
  ]);
});

test('reports a file name in code that does not exist, not a pattern or a name elsewhere', () => {
  expect(linksOf('`tools/a.ts` `site/dist/built.json` `site/<page>.ts` `src/b.ts` `docs/page.md`')).toEqual([
    'docs/page.md: there is no file tools/a.ts',
  ]);
});

test('reports an anchor without a heading, by the name that GitHub gives it', () => {
  const headings = ['What it is – and not', 'Zażółć gęślą', 'Again', 'Again', 'The `npm test` way'];
  const links =
    '[1](#what-it-is--and-not) [2](#zażółć-gęślą) [3](#again-1) [4](#the-npm-test-way) [5](#none)';
  const source = [links, ...headings.map((heading) => `## ${heading}`)].join('\n\n');
  expect(linksOf(source)).toEqual(['docs/page.md: docs/page.md has no heading for #none']);
});

test('reports an npm script that does not exist, and collects the others', () => {
  const named = new Set<string>();
  const files = {
    'package.json': '{ "scripts": { "build": "" } }',
    'example/package.json': '{ "scripts": { "dev": "" } }',
    'example/README.md': 'npm run build, npm run dev, npm run biuld',
  };
  expect(scriptProblems('example/README.md', repository(files), named)).toEqual([
    'example/README.md: there is no npm script "biuld"',
  ]);
  expect(named).toContain('build');
});

test('a file in a workflow that does not exist is reported', () => {
  const workflow =
    '- run: npx vitest run tools/a.test.ts tools/b.test.ts ./tarballs/c.tgz\n- run: node .storybook/d.mjs';
  const files = { '.github/workflows/ci.yml': workflow, 'tools/a.test.ts': '' };
  expect(workflowProblems('.github/workflows/ci.yml', repository(files))).toEqual([
    '.github/workflows/ci.yml: there is no file tools/b.test.ts',
    '.github/workflows/ci.yml: there is no file .storybook/d.mjs',
  ]);
});
