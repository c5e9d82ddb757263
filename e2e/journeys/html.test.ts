import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageKinds } from '../../tools/pageKinds.ts';
import { dist } from '../../site/dist.ts';
import { findJava, forShort } from '../../tools/local/java.ts';
import { vnuJar } from '../../tools/audit/checks/nu.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/**
 * Messages about features that are newer than the checker: anchor positioning, container queries, scroll-driven
 * animations, and `blocking` on a link with `rel="expect"`.
 */
const unknownToTheChecker =
  '.*CSS: (“(position-area|position-anchor|anchor-name|container-type|(view-timeline|animation-timeline|timeline-scope)(-name)?)”: Property .* doesn.t exist|“(top|inset)”: “anchor.bottom.” is not a|“max-height”: Parse Error|Unrecognized at-rule “@container”).*|.*“blocking” attribute must have a “rel” attribute.*';

test('the pages have no error and no warning of the Nu HTML Checker', async () => {
  const all = globSync('**/*.html', { cwd: dist });
  expect(all.length).toBeGreaterThanOrEqual(145);
  const kinds = new Set([
    '404.html',
    ...Object.values(pageKinds).map((path) => `${path.slice(1) || 'index'}.html`),
  ]);
  const pages = isShort ? all.filter((file) => kinds.has(file)) : all;
  expect(pages.length).toBeGreaterThanOrEqual(kinds.size);

  const { stderr } = spawnSync(
    findJava(),
    // The quick compiler needs more stack.
    [
      ...forShort,
      '-Xss8m',
      '-jar',
      vnuJar,
      '--format',
      'gnu',
      '--filterpattern',
      unknownToTheChecker,
      ...pages,
    ],
    {
      cwd: dist,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  expect(stderr.trim()).toBe('');
});
