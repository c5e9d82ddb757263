import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { getPackageFolder } from '../../tools/packages.ts';

/** APIs that are missing in a browser of packages/ui/README.md, where calling them throws. */
const missing =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|moveBefore)\(|\b(?:URL\.(?:parse|canParse)|(?:Object|Map)\.groupBy|Promise\.(?:try|withResolvers)|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Iterator\.from)\(/g;

const readAll = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('the scripts call no function that a promised browser lacks', () => {
  const scripts = [join(dist, 'assets'), join(getPackageFolder('first-act'), 'dist')].flatMap((folder) =>
    readAll(folder, '.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(({ file, text }) => (text.match(missing) ?? []).map((call) => file + call))).toEqual(
    [],
  );
});

test('the stylesheets set colours where light-dark() is missing', () => {
  for (const { file, text } of readAll(join(getPackageFolder('ui'), 'dist'), 'styles.css'))
    expect(text, file).toMatch(/@supports not \(color: ?light-dark\([^{]*\{[^{]*\{[^}]*--ui-action:/);
});
