import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from './serveFolder.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

test.each(['/index.json', '/iframe.html?id=a--b&viewMode=story'])(
  'serves %s of a folder without firebase.json',
  async (path) => {
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, 'index.json'), 'served');
    writeFileSync(join(folder, 'iframe.html'), 'served');
    const { origin, close } = await serveFolder(folder);
    onTestFinished(close);
    const response = await fetch(origin + path);
    expect(await response.text()).toBe('served');
    expect(new URL(response.url).search).toBe(new URL(path, origin).search);
  },
);
