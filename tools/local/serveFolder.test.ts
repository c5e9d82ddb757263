// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from './serveFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarcza-serve-'));
let server: StaticServer;

function write(path: string, content: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  write('uslugi/deratyzacja/kety.html', 'Kęty');
  write('uslugi/deratyzacja/inne-miasto.html', 'Każde inne miasto');
  write('404.html', 'Nie ma takiej strony');
  write(
    'firebase.json',
    JSON.stringify({
      hosting: {
        headers: [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }],
        rewrites: [
          { regex: '^/uslugi/deratyzacja/([^/]+)/?$', destination: '/uslugi/deratyzacja/inne-miasto.html' },
        ],
      },
    }),
  );
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['with a file gets it', '/uslugi/deratyzacja/kety', 200, 'Kęty'],
  [
    'that a rewrite fits gets the file it names',
    '/uslugi/deratyzacja/olsztyn?od=map',
    200,
    'Każde inne miasto',
  ],
  ['that cannot be decoded', '/uslugi/deratyzacja/%', 404, 'Nie ma takiej strony'],
  ['of neither gets the page that says so', '/uslugi/olsztyn', 404, 'Nie ma takiej strony'],
])('an address %s, with the headers of the host', async (_, address, status, words) => {
  const answer = await fetch(server.origin + address);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(words);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
