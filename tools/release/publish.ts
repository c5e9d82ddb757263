/**
 * Publishes `@tarcza/ui` with a proof of the commit that it was built from: `npm run release`, which only CI may
 * run. Checks nothing; `npm run release:check` has done that in the step before.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypes, pack, readManifest, withFreshPackage } from '../package/freshPackage.ts';
import { windows } from '../setup/paths.ts';
import { describeFailure, Problem } from '../setup/problem.ts';
import { publishProblem } from './problems.ts';

async function main() {
  const { version } = readManifest();
  const problem = publishProblem(process.env, version);
  if (problem) throw new Problem(problem);

  await withFreshPackage(async (folder) => {
    addTypes(folder);
    nameRepository(folder);
    const tarball = pack(folder);
    const { status } = spawnSync('npm', ['publish', tarball, '--provenance', '--access', 'public'], {
      env: { ...process.env, NPM_CONFIG_USERCONFIG: writeLogin(folder) },
      stdio: 'inherit',
      shell: windows,
    });
    if (status !== 0) throw new Problem('npm did not publish the package; what it says above is the reason.');
  });
}

/** npm reads the token from the environment, and only for the registry that it is set up with. */
function writeLogin(folder: string) {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: windows });
  const file = join(folder, 'npmrc');
  writeFileSync(file, `${stdout.trim().replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n`);
  return file;
}

/** The registry compares this with the proof, and refuses a package of another repository. */
function nameRepository(folder: string) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const repository = {
    type: 'git',
    url: `git+https://github.com/${process.env['GITHUB_REPOSITORY']}.git`,
    directory: 'packages/ui',
  };
  writeFileSync(file, JSON.stringify({ ...manifest, repository }, undefined, 2));
}

try {
  await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
