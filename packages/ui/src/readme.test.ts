// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('the README has an example of each component', () => {
  const exported = [...read('src/index.ts').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const components = exported.filter((name) => /^[A-Z]/.test(name));
  expect(components).toContain('SiteHeader');
  const code = [...read('README.md').matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, text]) => text).join('\n');
  expect(components.filter((name) => !new RegExp(`[<{]${name}\\b`).test(code))).toEqual([]);
});
