// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { everyPage } from '../src/content/everyPage.ts';
import { root } from '../../tools/local/paths.ts';

/** What knip cannot see: members of objects that are never read. */

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.(test|stories)\.|\/content\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const isRead = (pattern: string) => new RegExp(pattern).test(sources);

describe('what the theme asks of a brand, a component shows', () => {
  const tokens = Object.entries(vars).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}.${name}`),
  );

  test.each(tokens)('%s', (token) => {
    expect(isRead(String.raw`vars\.${token.replace('.', String.raw`\.`)}\b`)).toBe(true);
  });
});

describe('what is said on every page, a page says', () => {
  const words = Object.values(everyPage).flatMap((part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.keys(part) : [],
  );

  test.each([...Object.keys(everyPage), ...words])('%s', (name) => {
    expect(isRead(String.raw`\b${name}\b`)).toBe(true);
  });
});
