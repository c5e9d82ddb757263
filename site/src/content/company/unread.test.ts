import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { navigation } from '../texts/navigation.ts';
import { root } from '../../../../tools/local/paths.ts';

/** Members of objects that are never read, which knip does not report. */

const sources = globSync('site/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.|\/content\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const isRead = (pattern: string) => new RegExp(pattern).test(sources);

describe('each text of navigation is used by a page', () => {
  const words = Object.values(navigation).flatMap((part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.keys(part) : [],
  );

  test.each([...Object.keys(navigation), ...words])('%s', (name) => {
    expect(isRead(String.raw`\b${name}\b`)).toBe(true);
  });
});
