import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './paths.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

/** A checkout with the files of the search, and a folder with programs that stands for the PATH. */
let folder: string;
let bin: string;
let server: Server;
/** Paths that the server was asked for. */
let requests: string[];
/** What the server sends. */
let archive: Buffer;

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

const javaOf = (version: string) => `#!/bin/sh\necho 'openjdk version "${version}.0.1"' >&2\n`;

const exec = (program: string, args: string[], options: object) =>
  new Promise<string>((resolve) =>
    execFile(program, args, { ...options, encoding: 'utf8' }, (_, out, err) => resolve(out + err)),
  );

beforeEach(async () => {
  folder = createTemporaryFolder();
  bin = join(folder, 'bin');
  cpSync(join(root, 'tools/local'), join(folder, 'tools/local'), { recursive: true });
  write(
    join(folder, 'run.ts'),
    `import { ensureJava } from './tools/local/java.ts';
    import { describeFailure } from './tools/local/problem.ts';
    console.log(await ensureJava(console.log).catch(describeFailure));`,
  );
  write(join(folder, 'jre/bin/java'), javaOf('21'));
  for (const program of ['tar', 'gzip', 'sh'])
    write(join(bin, program), `#!/bin/sh\nexec /bin/${program} "$@"\n`);
  await exec('tar', ['-czf', 'jre.tar.gz', 'jre'], { cwd: folder });
  archive = readFileSync(join(folder, 'jre.tar.gz'));
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(archive);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

/** Looks for Java without that of this computer, whose folders `globSync` would list. */
async function ensure(
  env: Record<string, string> = {},
  sha256 = createHash('sha256').update(archive).digest('hex'),
): Promise<string> {
  const search = join(folder, 'tools/local/java.ts');
  writeFileSync(
    search,
    readFileSync(search, 'utf8').replace(/'\/usr\/lib\/jvm\/\*'|'\/opt\/\*'/g, "'/nowhere/*'"),
  );
  const { port } = server.address() as AddressInfo;
  const settings = { JAVA_ARCHIVE: `http://127.0.0.1:${port}/jre.tar.gz#${sha256}`, PATH: bin, ...env };
  const output = await exec(process.execPath, ['run.ts'], { cwd: folder, env: settings });
  return output.replaceAll(folder, '').trim();
}

test('a Java that is new enough is used without a request', async () => {
  write(join(bin, 'java'), javaOf('25'));
  expect(await ensure()).toBe('/bin/java');
  expect(requests).toEqual([]);
});

test('a Java that is too old is replaced by a download, once', async () => {
  write(join(bin, 'java'), javaOf('17'));
  expect(await ensure()).toMatch(/Downloading Java 21 .* about 50 MB[^]*\.local\/java\/bin\/java$/);
  expect(await ensure()).toBe('/.local/java/bin/java');
  expect(requests).toEqual(['/jre.tar.gz']);
});

test.each([
  ['of another archive', '', /is not used/],
  ['that is forbidden', '1', /Java 21 or later is missing/],
])('a download %s leaves nothing behind and says what to do', async (_, NO_DOWNLOAD, problem) => {
  const output = await ensure({ NO_DOWNLOAD }, '0');
  expect(output).toMatch(problem);
  expect(output).toContain('Install one');
  expect(output).not.toContain('    at ');
  const own = join(folder, '.local');
  expect(existsSync(own) ? readdirSync(own) : []).toEqual([]);
});
