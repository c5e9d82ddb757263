import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/local/paths.ts';
import { createTemporaryFolder } from '../tools/testing/createTemporaryFolder.ts';

// The step of release.yml that publishes, as a process with npm, against a registry on this computer.

const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const [, step = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
const names = ['@tarcza/one', '@tarcza/two'];
const version = '1.2.3';

interface Answer {
  status: number;
  body: string;
}

const packed = packAll();

async function packAll() {
  const tarballs = createTemporaryFolder();
  for (const name of names) {
    mkdirSync(join(tarballs, name), { recursive: true });
    writeFileSync(join(tarballs, name, 'package.json'), JSON.stringify({ name, version }));
  }
  await run('npm', ['pack', ...names.map((name) => `./${name}`)], tarballs);
  const manifest = names.map((name) => {
    const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    const hash = createHash('sha512').update(readFileSync(join(tarballs, file)));
    return { name, version, file, integrity: `sha512-${hash.digest('base64')}` };
  });
  return { tarballs, manifest };
}

/** Runs the step for two packages. The registry answers what `answerTo` says about a package. */
async function publish(
  answerTo: (name: string, integrity: string) => Answer,
  { tag = `v${version}`, packages = names, isChanged = false } = {},
) {
  const folder = createTemporaryFolder();
  const { tarballs, manifest } = await packed;
  cpSync(tarballs, join(folder, 'tarballs'), { recursive: true });
  if (isChanged) writeFileSync(join(folder, 'tarballs', manifest[0]?.file ?? ''), 'another file');
  const published: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    if (request.method === 'PUT') published.push(name);
    const integrity = manifest.find((one) => one.name === name)?.integrity ?? '';
    const { status, body } =
      request.method === 'PUT' ? { status: 201, body: '{}' } : answerTo(name, integrity);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'npmrc'), `//${registry}/:_authToken=any\n`);
  const { code } = await run(
    'bash',
    ['-e', '-o', 'pipefail', '-c', step.replaceAll(/^ {10}/gm, '')],
    folder,
    {
      MANIFEST: JSON.stringify(manifest),
      PACKAGES: packages.join(' '),
      VERSION: tag,
      npm_config_registry: `http://${registry}/`,
      npm_config_userconfig: join(folder, 'npmrc'),
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  );
  server.close();
  return { isDone: code === 0, published };
}

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

const missing = { status: 404, body: '{"error":"Not found"}' };
const versionsOf = (name: string, integrity: string, published = version): Answer => ({
  status: 200,
  body: JSON.stringify({
    name,
    'dist-tags': { latest: published },
    versions: {
      [published]: { name, version: published, dist: { integrity, tarball: 'http://127.0.0.1/x.tgz' } },
    },
  }),
});

test.concurrent('publishes packages and versions that are new', async () => {
  const answerTo = (name: string) => (name === names[0] ? versionsOf(name, 'sha512-AA==', '1.2.2') : missing);
  expect(await publish(answerTo)).toEqual({ isDone: true, published: names });
});

test.concurrent('a second run publishes only what is missing', async () => {
  const answerTo = (name: string, integrity: string) =>
    name === names[0] ? versionsOf(name, integrity) : missing;
  expect(await publish(answerTo)).toEqual({ isDone: true, published: [names[1]] });
});

test.concurrent.each<[string, Parameters<typeof publish>]>([
  ['a version that is published with another hash', [(name) => versionsOf(name, 'sha512-AA==')]],
  ['a registry that fails', [() => ({ status: 500, body: '{}' })]],
  ['an answer that is not JSON', [() => ({ status: 200, body: '<html>' })]],
  ['the tag of another version', [() => missing, { tag: 'v1.2.4' }]],
  ['an unexpected package', [() => missing, { packages: names.slice(0, 1) }]],
  ['a tarball that another job has changed', [() => missing, { isChanged: true }]],
])('publishes nothing with %s', async (_, args) => {
  expect(await publish(...args)).toEqual({ isDone: false, published: [] });
});
