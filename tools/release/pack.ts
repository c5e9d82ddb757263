/**
 * Packs the packages for npm into reports/tarballs: `node tools/release/pack.ts`, which only the release workflow runs. Another job
 * publishes the tarballs, because this one runs the tests and their dependencies.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pack, packageNames, readManifest, sourceOf, withFreshPackage } from '../package/freshPackage.ts';
import { root } from '../local/paths.ts';
import { exitAsTold, Problem } from '../local/problem.ts';
import { publicAddress, releaseProblem } from './problems.ts';

const tarballs = join(root, 'reports/tarballs');

await exitAsTold(async () => {
  const problem = releaseProblem(process.env, readManifest(sourceOf('ui')).version);
  if (problem) throw new Problem(problem);
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  for (const name of packageNames) {
    await withFreshPackage(async (folder) => {
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      // The registry compares the repository with the proof of provenance.
      const address = publicAddress(process.env['GITHUB_REPOSITORY'], name);
      writeFileSync(file, JSON.stringify({ ...manifest, ...address }, undefined, 2));
      const tarball = pack(folder);
      renameSync(tarball, join(tarballs, basename(tarball)));
    }, name);
  }
});
