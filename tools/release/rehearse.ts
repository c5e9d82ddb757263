/**
 * Rehearses a release in a clone of the last commit: `npm run release:rehearse -- 0.2.0`. Raises the version, records the
 * API, checks, packs and publishes with the commands of release.yml to a registry on this computer, and builds a site that
 * `npm create` makes from it. Nothing leaves the computer. It needs git, jq, openssl and the public registry for Verdaccio.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPositionals } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { anyFreePorts, host } from '../local/ports.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { ask } from '../local/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const clone = join(folder, 'clone');
const userConfig = join(folder, 'npmrc');

/** Runs a program of the rehearsal and prints its last line. */
async function run(cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const since = performance.now();
  console.log(`\n$ ${program} ${args[0] === '-e' ? 'publish step of release.yml' : args.join(' ')}`);
  const child = spawn(program, args, {
    cwd,
    // The publishing step reads npm's errors, which `npm run -s` would silence.
    env: { ...process.env, npm_config_loglevel: 'notice', npm_config_userconfig: userConfig, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  if (code !== 0)
    throw new Problem(`${program} ${args.join(' ')} ends with ${code}:\n${output.slice(-4000)}`);
  console.log(
    `${output.trimEnd().split('\n').slice(-3).join('\n')}\n· ${Math.round((performance.now() - since) / 1000)} s`,
  );
  return output;
}

/** Starts a registry for our packages only. Others come from the public one. */
async function startRegistry(): Promise<{ origin: string; stop: () => void }> {
  const home = join(folder, 'registry');
  mkdirSync(home);
  // A dependency of Verdaccio names a dist-tag, which not every mirror has.
  const manifest = { private: true, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  await run(home, 'npm', [
    'install',
    'verdaccio@6',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ]);
  const config = `storage: ${join(home, 'storage')}
packages:
  '@tarcza/*': { access: $all, publish: $all }
log: { type: stdout, level: warn }
`;
  writeFileSync(join(home, 'config.yaml'), config);
  const [port = 0] = await anyFreePorts(1);
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', join(home, 'config.yaml'), '--listen', `${host}:${port}`];
  const server = spawn(process.execPath, args, { cwd: home, stdio: 'ignore' });
  const origin = `http://${host}:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${origin}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, stop: () => server.kill() };
    await delay(200);
  }
  server.kill();
  throw new Problem('The registry did not start.');
}

/** Returns the script of the step that publishes. */
function publishScript(): string {
  const workflow = readFileSync(join(clone, '.github/workflows/release.yml'), 'utf8');
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  if (!script.includes('npm publish')) throw new Problem('release.yml has no step that publishes.');
  return script.replaceAll(/^ {10}/gm, '');
}

async function release(version: string): Promise<void> {
  const tag = `v${version}`;
  const git = (...args: string[]) =>
    run(clone, 'git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.com', ...args]);
  await run(folder, 'git', ['clone', '--quiet', root, clone]);
  await run(clone, 'npm', ['ci', '--prefer-offline', '--loglevel=error']);
  await run(clone, 'npm', ['run', 'release:bump', '--', version]);
  await run(clone, 'npm', ['run', 'release:check', '--', '--record']);
  await run(clone, 'npm', ['run', 'release:check', '--', '--short']);
  await git('commit', '--all', '--quiet', '--message', `Release ${version}`);
  await git('tag', tag);
  await run(clone, 'npm', ['ci', '--prefer-offline', '--loglevel=error']);
  const actions = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REF: `refs/tags/${tag}`,
    GITHUB_REPOSITORY: 'example/example',
  };
  await run(clone, process.execPath, ['tools/release/pack.ts'], actions);
}

async function publish(version: string): Promise<void> {
  const reports = join(clone, 'reports');
  const workflow = readFileSync(join(clone, '.github/workflows/release.yml'), 'utf8');
  const env = {
    MANIFEST: readFileSync(join(reports, 'tarballs/manifest.json'), 'utf8'),
    PACKAGES: /PACKAGES: '(.+)'/.exec(workflow)?.[1],
    VERSION: `v${version}`,
  };
  const script = publishScript();
  await run(reports, 'bash', ['-e', '-o', 'pipefail', '-c', script], env);
  // A second run of the workflow publishes nothing twice.
  await run(reports, 'bash', ['-e', '-o', 'pipefail', '-c', script], env);
}

async function buildSite(version: string): Promise<void> {
  await run(folder, 'npm', ['create', '--yes', `@tarcza/site@${version}`, '--', 'firm', '--yes']);
  const site = join(folder, 'firm');
  await run(site, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  await run(site, 'npm', ['run', 'build']);
  await run(site, 'npm', ['ls', '@tarcza/ui', '@tarcza/contact', '@tarcza/static-site', '@tarcza/first-act']);
}

await exitOnFailure(async () => {
  const positionals = readPositionals('Usage: npm run release:rehearse -- VERSION');
  const [version = ''] = positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Problem('Name a version: npm run release:rehearse -- 0.2.0');
  if (!ask('jq', ['--version']).ok) throw new Problem('The publishing step needs jq: apt-get install jq');
  let stop = () => {};
  try {
    writeFileSync(userConfig, '');
    const registry = await startRegistry();
    stop = registry.stop;
    await release(version);
    // npm asks for some token. The registry accepts any.
    writeFileSync(
      userConfig,
      `@tarcza:registry=${registry.origin}\n//${new URL(registry.origin).host}/:_authToken=any\n`,
    );
    await publish(version);
    await buildSite(version);
    console.log(`\n✔ ${version} was released to ${registry.origin}, and a created site builds with it.`);
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
