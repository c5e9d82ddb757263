import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documentProblems, findProblems } from './checkDocs.ts';

function problemsOf(text: string, others: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries({ 'docs/page.md': text, ...others })) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return documentProblems(folder, 'docs/page.md');
}

test('links to existing files, folders, pictures and headings have no problem', () => {
  const text = '[up](../README.md) [folder](../site) ![](a.png) [part](../README.md#to-build-it)';
  const others = { 'README.md': '# Top\n\n## To build it', 'site/a.ts': '', 'docs/a.png': '' };
  expect(problemsOf(text, others)).toEqual([]);
});

test.each([
  ['# Page\n\nSee [the plan](plan.md).', ['docs/page.md:3: plan.md does not exist']],
  ['<img alt="" src="a.png">', ['docs/page.md:1: a.png does not exist']],
  ['[plan]\n\n[plan]: plan.md', ['docs/page.md:3: plan.md does not exist']],
  ['[a](#part)\n\n```sh\n# part\n```', ['docs/page.md:1: docs/page.md has no heading for #part']],
  ['[a](#again-1) [b](#zażółć--gęślą)\n\n## Again\n\n## Again\n\n## Zażółć – gęślą', []],
  ['[a](https://example.com/x) `[c](d.md)`\n\n```md\n[e](f.md)\n```', []],
  ['npm run build', []],
  ['```sh\nnpm run biuld\n```', ['docs/page.md:2: there is no npm script "biuld"']],
])('%j', (text, problems) => {
  expect(problemsOf(text, { 'package.json': '{"scripts":{"build":""}}' })).toEqual(problems);
});

test('the documents of the repository have no problem', () => {
  expect(findProblems()).toEqual([]);
});
