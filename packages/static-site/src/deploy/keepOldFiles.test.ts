import { createServer, type Server } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepOldFiles } from './keepOldFiles.ts';

// A server that serves the folder deployed last.

let live: string | undefined;
let server: Server;
let host = '';
const said: string[] = [];
beforeEach(async () => {
  live = undefined;
  said.length = 0;
  server = createServer((request, response) => {
    const file = live && join(live, decodeURIComponent(request.url ?? ''));
    if (!file || !existsSync(file)) response.writeHead(404).end('Site Not Found');
    else response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20);

/** Builds a site of these files, and deploys it on a day. */
async function deployed(
  days: number,
  files: Record<string, string>,
  spelling = (dist: string) => dist,
): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), content);
  await keepOldFiles({
    dist: spelling(dist),
    host: `${host}/`,
    now: new Date(start + days * day),
    log: (line) => said.push(line),
  });
  live = dist;
  return dist;
}

const has = (dist: string, name: string) => existsSync(join(dist, 'assets', name));

test('keeps the files of earlier deploys unchanged', async () => {
  await deployed(0, { 'send-A.js': 'one', 'same.js': 'x' });
  await deployed(1, { 'send-B.js': 'two', 'same.js': 'x' });
  const third = await deployed(2, { 'send-C.js': 'three' });
  expect(readFileSync(join(third, 'assets/send-A.js'), 'utf8')).toBe('one');
  expect(readFileSync(join(third, 'assets/send-B.js'), 'utf8')).toBe('two');
  expect(has(third, 'same.js')).toBe(true);
  expect(said).toEqual([]);
});

test.each([
  ['a slash at its end', (dist: string) => `${dist}/`],
  ['a dot before it', (dist: string) => `./${relative(process.cwd(), dist)}`],
])('keeps files with spaces and accents, if the folder is given with %s', async (_, spelling) => {
  const names = ['zdjęcie z łąki.js', 'a..b+c#1%20?.js', '[slug].js'];
  await deployed(0, Object.fromEntries(names.map((name) => [name, name])), spelling);
  await deployed(1, { 'B.js': 'two' }, spelling);
  const third = await deployed(2, { 'C.js': 'three' }, spelling);
  for (const name of names) expect(readFileSync(join(third, 'assets', name), 'utf8')).toBe(name);
  expect(has(third, 'B.js')).toBe(true);
  expect(said).toEqual([]);
});

test('reports a list that is none, and deploys that are too old', async () => {
  const first = await deployed(0, { 'A.js': '' });
  writeFileSync(join(first, 'deploys.json'), '<!doctype html>');
  await deployed(1, { 'B.js': '' });
  expect(said.splice(0)).toEqual([expect.stringContaining('is not a list of deploys')]);
  await deployed(50, { 'C.js': '' });
  await deployed(90, { 'D.js': '' });
  expect(said).toEqual([expect.stringContaining('1 deploys are no longer kept')]);
});

test('removes files a month after they were replaced', async () => {
  await deployed(0, { 'A.js': '' });
  await deployed(100, { 'B.js': '' });
  expect(has(await deployed(129, { 'C.js': '' }), 'A.js')).toBe(true);
  const last = await deployed(131, { 'D.js': '' });
  expect([has(last, 'A.js'), has(last, 'B.js'), has(last, 'C.js')]).toEqual([false, true, true]);
});

test('keeps 20 deploys and 40 MB, and always the current deploy', async () => {
  for (let index = 0; index < 22; index++) await deployed(0, { [`${index}.js`]: '' });
  const last = await deployed(0, { 'last.js': '' });
  expect([has(last, '1.js'), has(last, '2.js')]).toEqual([false, true]);
  const list = join(last, 'deploys.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/("assets\/last\.js":\["[^"]+",)0/, '$150000000'));
  const next = await deployed(0, { 'next.js': '' });
  expect([has(next, 'last.js'), has(next, '21.js')]).toEqual([true, false]);
});

test('rejects without a response of the host, and skips files with a wrong checksum', async () => {
  const first = await deployed(0, { 'A.js': 'one' });
  writeFileSync(join(first, 'assets/A.js'), 'forged');
  expect(has(await deployed(1, { 'B.js': '' }), 'A.js')).toBe(false);
  expect(said[0]).toContain('assets/A.js');

  await new Promise((resolve) => server.close(resolve));
  await expect(deployed(2, { 'C.js': '' })).rejects.toThrow('could not be reached');
});

test('rejects a host that is no origin', async () => {
  await expect(keepOldFiles({ dist: 'dist', now: new Date(), host: 'www.example.com' })).rejects.toThrow(
    /^host of keepOldFiles is/,
  );
});

test('ignores paths outside the assets', async () => {
  const first = await deployed(0, { 'A.js': 'one' });
  const outside = ['assets/../../outside.js', 'index.html', 'assets\\..\\x.js', 'assets/', '/etc/passwd'];
  const files = Object.fromEntries([...outside, 'assets/A.js'].map((path) => [path, ['x', 1]]));
  writeFileSync(join(first, 'deploys.json'), JSON.stringify({ deploys: [{ at: '2026-11-20', files }] }));
  const second = await deployed(1, { 'B.js': '' });
  expect(said).toHaveLength(outside.length + 1);
  for (const path of outside) expect(said).toContainEqual(expect.stringContaining(path));
  expect(has(second, 'A.js')).toBe(false);
});
