/**
 * Packs the packages for npm into reports/tarballs: `node tools/release/pack.ts`, which only the release workflow runs.
 * manifest.json names each tarball with its hash. Another job publishes exactly these.
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { buildPackages, packageFolder, packageNames, packFor, readManifest } from '../packages.ts';
import { documentationAddress, publicAddress, releaseProblem } from './problems.ts';

await exitOnFailure(() => {
  readOptions('Usage: node tools/release/pack.ts, in GitHub Actions only', {});
  const problem = releaseProblem(process.env, readManifest(packageFolder('ui')).version);
  if (problem) throw new Problem(problem);
  const tarballs = join(root, 'reports/tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  buildPackages();
  const documentation = documentationAddress(process.env['STORYBOOK_PROJECT_ID']);
  const packed = packageNames.map((name) => {
    const file = join(packageFolder(name), 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    // The registry compares the repository with the proof of provenance.
    const address = publicAddress(process.env['GITHUB_REPOSITORY'], name, documentation);
    writeFileSync(file, JSON.stringify({ ...manifest, ...address }, undefined, 2));
    if (documentation)
      appendFileSync(join(packageFolder(name), 'README.md'), `\nDocumentation: <${documentation}>\n`);
    return packFor(name, tarballs);
  });
  writeFileSync(join(tarballs, 'manifest.json'), JSON.stringify(packed));
});
