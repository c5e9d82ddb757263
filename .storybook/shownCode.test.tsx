import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownStories } from './shownStories';
import { readManifest } from './manifest';

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

test.each(shown)('$story: short, with imports, and without what only a build writes', ({ code }) => {
  expect(code).toMatch(/^import \{/);
  expect(code).not.toMatch(/data:|function \w{0,2}\(|_[a-z]+\(|\[object|undefined|<Unknown/);
  expect(code.length).toBeLessThan(2500);
  expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThan(180);
  const imported = [...code.matchAll(/import \{([^}]*)\}/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  for (const [, tag] of code.matchAll(/<([A-Z]\w*)/g)) expect(imported).toContain(tag);
});
test('a reader can paste it: every example compiles, and so does every one of the manifest in the package', () => {
  // Within the repository, so that the package and React are found as a reader's project finds them.
  const folder = mkdtempSync(join(root, '.storybook', 'examples-'));
  try {
    const inManifest = Object.values(readManifest().components).flatMap(({ stories }) => stories);
    const codes = new Set([...shown.map(({ code }) => code), ...inManifest.map(({ snippet }) => snippet)]);
    for (const [index, code] of [...codes].entries()) writeFileSync(join(folder, `${index}.tsx`), code);
    const compilerOptions = { types: ['react'], noUnusedLocals: true, rootDir: root };
    const settings = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
