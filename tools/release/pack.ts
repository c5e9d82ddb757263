/**
 * Packs the packages for npm into reports/tarballs: `node tools/release/pack.ts`, which only the release workflow runs.
 * manifest.json names each tarball with its hash. Another job publishes exactly these.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { buildPackages, packageFolder, packageNames, packFor, readManifest } from '../packages.ts';
import { publicAddress, releaseProblem } from './problems.ts';

await exitOnFailure(() => {
  readOptions('Usage: node tools/release/pack.ts, in GitHub Actions only', {});
  const problem = releaseProblem(process.env, readManifest(packageFolder('ui')).version);
  if (problem) throw new Problem(problem);
  const tarballs = join(root, 'reports/tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  buildPackages();
  const packed = packageNames.map((name) => {
    const file = join(packageFolder(name), 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    // The registry compares the repository with the proof of provenance.
    const address = publicAddress(process.env['GITHUB_REPOSITORY'], name);
    writeFileSync(file, JSON.stringify({ ...manifest, ...address }, undefined, 2));
    return packFor(name, tarballs);
  });
  writeFileSync(join(tarballs, 'manifest.json'), JSON.stringify(packed));
});
