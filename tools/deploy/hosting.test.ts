import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseConfig } from '../stack/config.ts';
import { deployedHeaders } from './hosting.ts';

function policy(appCheck: boolean): Record<string, string> {
  const before = "connect-src 'self'; require-trusted-types-for 'script'; trusted-types page-head";
  const rules = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: before }] }];
  const headers = deployedHeaders(rules, { project: 'tarcza-ddd', appCheck });
  const [found = ''] = headers
    .flatMap((rule) => rule.headers)
    .flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [value] : []));
  return Object.fromEntries(
    found.split('; ').map((part) => [part.split(' ')[0] ?? '', part.replace(/^\S+ /, '')]),
  );
}

const messages =
  'https://firestore.googleapis.com/v1/projects/tarcza-ddd/databases/(default)/documents:commit';

test('the deployed pages may send to the database of their own project, and nowhere else', () => {
  expect(policy(false)['connect-src']).toBe(`${messages} 'self'`);
  expect(policy(false)['require-trusted-types-for']).toBe("'script'");
});

test('App Check gets what it loads, and does without Trusted Types', () => {
  expect(policy(true)['connect-src']?.split(' ')).toContain(messages);
  expect(policy(true)['frame-src']).toContain('recaptcha');
  expect(policy(true)).not.toHaveProperty('require-trusted-types-for');
  expect(policy(true)).not.toHaveProperty('trusted-types');
});

/** firebase-tools' own way of choosing the files that it uploads. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>;
};

test('what is meant for this machine alone is not uploaded with the functions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  mkdirSync(join(folder, 'lib'));
  const names = [
    'package.json',
    'package-lock.json',
    'lib/index.js',
    '.secret.local',
    '.env.local',
    'lib/note.local',
  ];
  for (const name of names) writeFileSync(join(folder, name), 'x');
  const ignoreStrings = readFirebaseConfig().functions.flatMap(({ ignore = [] }) => ignore);

  const files = await readdirRecursive({ path: folder, ignoreStrings });

  const uploaded = files.map(({ name }) => relative(folder, name)).toSorted();
  expect(uploaded).toEqual(['lib/index.js', 'package-lock.json', 'package.json']);
  expect(readdirSync(folder)).toContain('.secret.local');
});
