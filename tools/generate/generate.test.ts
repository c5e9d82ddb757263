import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';
import { generated } from './files.ts';

test.each(Object.entries(generated))('%s is what npm run generate writes', (file, render) => {
  const isCurrent = readFileSync(join(root, file), 'utf8') === render();
  expect(isCurrent, 'Run npm run generate').toBe(true);
});
