import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vars } from './contract.css.js';

const folder = join(import.meta.dirname, '..');
const sources = globSync('**/*.css.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** For the pages of a site. */
const ofPages = ['vars.radius.large'];

test('each token of the theme is used by a style of a component', () => {
  const tokens = Object.entries(vars).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `vars.${group}.${name}`),
  );
  const used = new Set(sources.match(/\bvars\.\w+\.\w+/g));
  expect(tokens.filter((token) => !used.has(token))).toEqual(ofPages);
});
