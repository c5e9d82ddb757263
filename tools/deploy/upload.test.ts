import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { renderFirebaseJson } from '../../packages/static-site/src/vite/host/renderFirebaseJson.ts';
import { readFirebaseConfig } from '../stack/config.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

/** firebase-tools' own way of choosing the files that it uploads. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>;
};

/** firebase-tools' own way of choosing the files of the pages. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js') as {
  listFiles: (folder: string, ignore: string[]) => string[];
};

test('security.txt is uploaded with the pages, other hidden files are not', () => {
  const folder = createTemporaryFolder();
  mkdirSync(join(folder, '.well-known'));
  for (const name of ['index.html', '.well-known/security.txt', '.env', 'main.js.map', 'firebase.json'])
    writeFileSync(join(folder, name), 'x');
  const rules = { redirects: [], rewrites: [], headers: {}, pageHeaders: {}, media: [], hashed: [] };
  const { hosting } = JSON.parse(renderFirebaseJson(rules)) as { hosting: { ignore: string[] } };

  expect(listFiles(folder, hosting.ignore).toSorted()).toEqual(['.well-known/security.txt', 'index.html']);
});

test('local settings are not uploaded with the functions', async () => {
  const folder = createTemporaryFolder();
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
