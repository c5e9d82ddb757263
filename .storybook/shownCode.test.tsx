import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { setLabels } from './language';
import { shownStories } from './testing/shownStories';

const root = join(import.meta.dirname, '..');

/** The code that each story shows. */
const shown = shownStories.map(({ id, name, code }) => ({ story: `${id} ${name}`, code }));

test('every story shows its code', () => {
  expect(shown.length).toBeGreaterThan(150);
  // But for those of the theme tool, which is no part of the package.
  const written = globSync(['packages/ui/src/*/*.stories.tsx', '.storybook/docs/!(Theming)*.stories.tsx'], {
    cwd: root,
  }).map((file) => join(root, file));
  const files = new Set(shownStories.map(({ file }) => join(import.meta.dirname, file)));
  expect([...files].sort()).toEqual(written.sort());
});

test.each(shown)('$story: a whole file, without what only a build writes', ({ code }) => {
  expect(code).toMatch(/^import \{/);
  expect(code).toMatch(/^export (const|function) \w+/m);
  expect(code).not.toMatch(/data:|function \w{0,2}\(|_[a-z]+\(|\[object|undefined|<Unknown/);
  const imported = [...code.matchAll(/import \{([^}]*)\}/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  for (const [, tag] of code.matchAll(/<([A-Z]\w*)/g)) expect(imported).toContain(tag);
});

describe('as files of a project', () => {
  // Within the repository, so that the package and React resolve as in an adopter's project.
  const folder = mkdtempSync(join(import.meta.dirname, 'examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (index: number) => join(folder, `Example${index}.tsx`);
  for (const [index, { code }] of shownStories.entries()) writeFileSync(fileOf(index), code);

  test('every example compiles', () => {
    const compilerOptions = { types: ['react'], noUnusedLocals: true, rootDir: root };
    const settings = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  // Without those that need a window, or whose code is a page of its own.
  const rendered = [...shownStories.entries()].filter(
    ([, { id, name }]) =>
      !['toasts', 'whole-pages'].includes(id) && !['FitsItsContainer', 'DecidedByThePage'].includes(name),
  );
  test.each(rendered)(
    'example %i renders the words of its story',
    async (index, { render: story, language }) => {
      setLabels(language);
      const { container: expected } = render(story());
      const words = expected.textContent;
      cleanup();
      setLabels('pl');
      const { Example } = (await import(/* @vite-ignore */ fileOf(index))) as { Example: ComponentType };
      const { container } = render(<Example />);
      expect(container.textContent).toBe(words);
      cleanup();
    },
  );
});
