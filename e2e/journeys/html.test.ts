import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { findJava } from '../../packages/local/src/java.ts';
import { fileOf } from '../../packages/audit/src/packages.ts';

/**
 * The checker's list of CSS is older than anchor positioning, by which the phone menu finds its place, than container
 * queries, by which the map knows its room, and than scroll timelines, by which the call bar steps back. Of the menu's height,
 * which it takes from its anchors, it says only that it cannot read it.
 */
const unknownToTheChecker =
  '.*CSS: (“(position-area|position-anchor|anchor-name|container-type|(view-timeline|animation-timeline|timeline-scope)(-name)?)”: Property .* doesn.t exist|“(top|inset)”: “anchor.bottom.” is not a|“max-height”: Parse Error|Unrecognized at-rule “@container”).*|.*A “link” element with a “blocking” attribute must have.*';

test('the Nu HTML checker has no error and no warning for any page', async () => {
  const java = await findJava();
  if (!java.found) throw new Error('The checker needs Java.');
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThanOrEqual(145);

  const jar = fileOf('vnu-jar', 'build/dist/vnu.jar');
  const { stderr } = spawnSync(
    java.found.program,
    ['-jar', jar, '--format', 'gnu', '--filterpattern', unknownToTheChecker, ...pages],
    {
      cwd: dist,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  expect(stderr.trim()).toBe('');
});
