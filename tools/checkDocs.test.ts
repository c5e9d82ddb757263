import { expect, test } from 'vitest';
import { documentProblems, findProblems, unmentionedScripts, type Repository } from './checkDocs.ts';

function repository(files: Record<string, string>): Repository {
  const folders = new Set(
    Object.keys(files).flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
  );
  return {
    exists: (path) => path in files || folders.has(path.replace(/\/$/, '')),
    read: (path) => files[path] ?? '',
    scripts: (folder) =>
      folder === '.' ? ['build', 'check:docs', 'test'] : folder === 'example' ? ['dev'] : [],
  };
}

const problemsOf = (text: string, others: Record<string, string> = {}, file = 'docs/page.md') =>
  documentProblems(file, repository({ [file]: text, ...others }));

test('a link to a file, a folder, a picture and a heading that exist is fine', () => {
  const text =
    '[up](../README.md) [folder](../site) ![picture](images/a.png) [part](../README.md#to-build-it)';

  expect(
    problemsOf(text, { 'README.md': '# Top\n\n## To build it', 'site/a.ts': '', 'docs/images/a.png': '' }),
  ).toEqual([]);
});

test('a link that leads nowhere is told with its line', () => {
  expect(problemsOf('# Page\n\nSee [the plan](plan.md).')).toEqual(['docs/page.md:3: plan.md leads nowhere']);
});

test('pictures in HTML and links by reference are followed, too', () => {
  expect(problemsOf('<img alt="" src="a.png">\n\n[plan]\n\n[plan]: plan.md')).toEqual([
    'docs/page.md:5: plan.md leads nowhere',
    'docs/page.md:1: a.png leads nowhere',
  ]);
});

test('an anchor needs its heading, by the name that GitHub gives it', () => {
  const text = [
    '[1](#what-it-is-for--and-not) [2](#zażółć-gęślą) [3](#again-1) [4](#the-npm-test-way) [5](#no-heading)',
    '## What it is for – and not',
    '## Zażółć gęślą',
    '## Again',
    '## Again',
    '## The `npm test` way',
    '```sh\n# no heading\n```',
  ].join('\n\n');

  expect(problemsOf(text)).toEqual(['docs/page.md:1: docs/page.md has no heading for #no-heading']);
});

test('addresses elsewhere, and links that are shown as code, are left alone', () => {
  expect(
    problemsOf('[a](https://example.com/x) [b](mailto:a@example.com) `[c](d.md)`\n\n```md\n[e](f.md)\n```'),
  ).toEqual([]);
});

test('a script that is named in prose or in code has to exist, here or beside the document', () => {
  expect(
    problemsOf('`npm run build`, npm test, npm run biuld\n\n```sh\nnpm run check:dcos -- --x\n```'),
  ).toEqual([
    'docs/page.md:1: there is no npm script "biuld"',
    'docs/page.md:4: there is no npm script "check:dcos"',
  ]);
  expect(problemsOf('npm run dev', {}, 'example/README.md')).toEqual([]);
});

test('a script that no document names is told', () => {
  const some = repository({ 'README.md': 'npm test', 'docs/a.md': '`npm run build`' });

  expect(unmentionedScripts(['README.md', 'docs/a.md'], some)).toEqual([
    'package.json: no document says what "npm run check:docs" is for',
  ]);
});

test('every link, anchor and command in our own documents exists', () => {
  expect(findProblems().problems).toEqual([]);
});
