import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentLimits } from './componentLimits.ts';

const folder = join(import.meta.dirname, '../../packages/ui/src');
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => ({ path, name: path.split('/').at(-1)!.replace('.mdx', '') }));

test.each(components)(
  '$name shows its keys, its criteria, what is announced and its known limits',
  ({ path, name }) => {
    const page = readFileSync(join(folder, path), 'utf8');
    for (const part of [
      '## Keyboard',
      '## Roles and names',
      '## What it meets, and how that is tested',
      `<Announced of="${name}" />`,
      `<KnownLimits of="${name}" />`,
    ])
      expect(page).toContain(`\n${part}\n`);
  },
);

test('known limits are of components that there are', () => {
  const names = components.map(({ name }) => name);
  expect(Object.keys(componentLimits).filter((name) => !names.includes(name))).toEqual([]);
});
