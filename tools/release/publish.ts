/**
 * Publishes the packages with a proof of the commit that they were built from: `npm run release`, which only CI may
 * run. Checks nothing; `npm run release:check` has done that in the step before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pack,
  packageNames,
  readManifest,
  sourceOf,
  withFreshPackage,
  type PackageName,
} from '../package/freshPackage.ts';
import { exitAsTold, Problem } from '../../packages/local/src/problem.ts';
import { ask, show } from '../../packages/local/src/run.ts';
import { publicAddress, publishProblem } from './problems.ts';

/** npm reads the token from the environment, and only for the registry that it is set up with. */
function writeLogin(folder: string) {
  const registry = ask('npm', ['config', 'get', 'registry']).stdout.trim();
  const file = join(folder, 'npmrc');
  writeFileSync(file, `${registry.replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n`);
  return file;
}

/**
 * Says where the package comes from and where to read about it. The registry compares this with the proof, and refuses
 * a package of another repository.
 */
function nameRepository(folder: string, name: PackageName) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const address = publicAddress(process.env['GITHUB_REPOSITORY'], name);
  writeFileSync(file, JSON.stringify({ ...manifest, ...address }, undefined, 2));
}

await exitAsTold(async () => {
  const { version } = readManifest(sourceOf('ui'));
  const problem = publishProblem(process.env, version);
  if (problem) throw new Problem(problem);
  for (const name of packageNames) {
    await withFreshPackage(async (folder) => {
      nameRepository(folder, name);
      const tarball = pack(folder);
      const env = { NPM_CONFIG_USERCONFIG: writeLogin(folder) };
      if (!show('npm', ['publish', tarball, '--provenance', '--access', 'public'], env))
        throw new Problem(`npm did not publish ${name}; what it says above is the reason.`);
    }, name);
  }
});
