import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsumer, installFromHere, programOf, type Consumer } from './consumer.ts';

let site: Consumer;

beforeAll(() => {
  site = createConsumer('ui');
  installFromHere(site, ['ui', 'contact'], ['react', 'react-dom', '@types/react', '@types/react-dom']);
});
afterAll(() => site.remove());

test('its types and the page of its README compile for a bundler and for Node', () => {
  const tsc = programOf('.bin/tsc');
  cpSync(join(import.meta.dirname, 'fixtures/types.tsx'), join(site.folder, 'types.tsx'));
  const readme = readFileSync(join(site.folder, 'node_modules/@tarcza/ui/README.md'), 'utf8');
  const [, page = ''] = /^```tsx\n(\/\/ HomePage[^]*?)^```$/m.exec(readme) ?? [];
  expect(page).not.toBe('');
  writeFileSync(join(site.folder, 'HomePage.tsx'), page);
  const strict =
    '--strict --exactOptionalPropertyTypes --noEmit --jsx react-jsx --target es2023 --types react';
  const compile = (module: string, resolution: string, ...files: readonly string[]) =>
    site.run(tsc, [
      '--ignoreConfig',
      ...strict.split(' '),
      '--module',
      module,
      '--moduleResolution',
      resolution,
      ...files,
    ]);
  compile('nodenext', 'nodenext', 'types.tsx');
  compile('esnext', 'bundler', 'types.tsx', 'HomePage.tsx');
});

test('its declarations have no computed names, which TypeScript 5 refuses', () => {
  const dist = join(site.folder, 'node_modules/@tarcza/ui/dist');
  const computed = globSync('**/*.d.ts', { cwd: dist }).filter((file) =>
    /^\s+(readonly )?\[[\w.]+\]\??:/m.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(computed).toEqual([]);
});

test('the package loads in Node, and its components render without a warning', () => {
  cpSync(join(import.meta.dirname, 'fixtures/renderInNode.mjs'), join(site.folder, 'renderInNode.mjs'));
  const output = site.run(process.execPath, ['renderInNode.mjs'], { NODE_ENV: 'development' });
  const { html, errors, working } = JSON.parse(output) as {
    html: Record<string, string>;
    errors: string[];
    working: boolean;
  };

  expect(errors).toEqual([]);
  expect(working).toBe(true);
  expect(html['PhoneButton']).toContain('href="tel:+48123456789"');
  expect(html['FaqGroup']).toContain('Około godziny.');
});
