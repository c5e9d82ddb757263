import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyPage } from './everyPage.ts';
import { root } from '../../../tools/local/paths.ts';

/** Members of objects that are never read, which knip does not report. */

const sources = globSync('site/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.|\/content\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const isRead = (pattern: string) => new RegExp(pattern).test(sources);

describe('each text of everyPage is used by a page', () => {
  const words = Object.values(everyPage).flatMap((part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.keys(part) : [],
  );

  test.each([...Object.keys(everyPage), ...words])('%s', (name) => {
    expect(isRead(String.raw`\b${name}\b`)).toBe(true);
  });
});
