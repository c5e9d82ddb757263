import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownCode } from './shownCode';

interface Part {
  id?: string;
  component?: unknown;
  args?: object;
  render?: (args: never, context: never) => React.ReactNode;
  parameters?: { docs?: { source?: { code?: string; without?: readonly string[] } } };
}

const root = join(import.meta.dirname, '..');

const files = import.meta.glob<Record<string, Part>>(
  ['../packages/ui/src/*/*.stories.tsx', './docs/patterns/*.stories.tsx'],
  { eager: true },
);

/** The code that each story shows. */
const shown = Object.values(files).flatMap(({ default: meta = {}, ...stories }) =>
  Object.entries(stories).map(([name, story]) => {
    const source = { ...meta.parameters?.docs?.source, ...story.parameters?.docs?.source };
    const code =
      source.code ??
      shownCode({
        component: story.component ?? meta.component,
        args: { ...meta.args, ...story.args },
        render: story.render ?? meta.render,
        without: source.without,
      });
    return { story: `${meta.id} ${name}`, code };
  }),
);

test('every story shows its code', () => expect(shown.length).toBeGreaterThan(150));

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
test('a reader can paste it: every example compiles', () => {
  // Within the repository, so that the package and React are found as a reader's project finds them.
  const folder = mkdtempSync(join(root, '.storybook', 'examples-'));
  try {
    const codes = [...new Set(shown.map(({ code }) => code))];
    for (const [index, code] of codes.entries()) writeFileSync(join(folder, `${index}.tsx`), code);
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
