import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageKinds } from '../../site/checks/pageKinds.ts';
import { dist } from '../../site/dist.ts';
import { findJava, forShort } from '../../tools/local/java.ts';
import { fileOf } from '../../tools/audit/packages.ts';
import { isShort } from '../support/short.ts';

/**
 * The checker's list of CSS is older than anchor positioning, by which the phone menu finds its place, than container
 * queries, by which the map knows its room, and than scroll timelines, by which the call bar steps back. Of the menu's height,
 * which it takes from its anchors, it says only that it cannot read it.
 */
const unknownToTheChecker =
  '.*CSS: (“(position-area|position-anchor|anchor-name|container-type|(view-timeline|animation-timeline|timeline-scope)(-name)?)”: Property .* doesn.t exist|“(top|inset)”: “anchor.bottom.” is not a|“max-height”: Parse Error|Unrecognized at-rule “@container”).*';

test('the Nu HTML checker has no error and no warning for the pages', async () => {
  const java = await findJava();
  if (!java.found) throw new Error('The checker needs Java.');
  const all = globSync('**/*.html', { cwd: dist });
  expect(all.length).toBeGreaterThanOrEqual(145);
  const kinds = new Set([
    '404.html',
    ...Object.values(pageKinds).map((path) => `${path.slice(1) || 'index'}.html`),
  ]);
  const pages = isShort ? all.filter((file) => kinds.has(file)) : all;
  expect(pages.length).toBeGreaterThanOrEqual(kinds.size);

  const jar = fileOf('vnu-jar', 'build/dist/vnu.jar');
  const { stderr } = spawnSync(
    java.found.program,
    // What compiles quickly takes more of the stack, of which the checker needs much.
    [...forShort, '-Xss8m', '-jar', jar, '--format', 'gnu', '--filterpattern', unknownToTheChecker, ...pages],
    {
      cwd: dist,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  expect(stderr.trim()).toBe('');
});
