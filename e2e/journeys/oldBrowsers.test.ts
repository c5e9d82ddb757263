import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { getPackageFolder } from '../../tools/packages.ts';

/** APIs that are missing in a browser of packages/ui/README.md, where calling them throws. */
const missing =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|moveBefore)\(|\b(?:URL\.(?:parse|canParse)|(?:Object|Map)\.groupBy|Promise\.(?:try|withResolvers)|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Iterator\.from)\(/g;

test('the scripts call no function that a promised browser lacks', () => {
  const folders = [join(dist, 'assets'), join(getPackageFolder('first-act'), 'dist')];
  const scripts = folders.flatMap((cwd) => globSync('**/*.js', { cwd }).map((file) => join(cwd, file)));
  expect(scripts.length).toBeGreaterThan(20);
  for (const script of scripts) expect(readFileSync(script, 'utf8').match(missing), script).toBeNull();
});

test('the stylesheets set colours where light-dark() is missing', () => {
  const styles = readFileSync(join(getPackageFolder('ui'), 'dist/styles.css'), 'utf8');
  expect(styles).toMatch(/@supports not \(color: ?light-dark\([^{]*\{[^{]*\{[^}]*--ui-action:/);
});
