import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './local/paths.ts';
import { createTemporaryFolder } from './testing/createTemporaryFolder.ts';

/** Files with one import each: one that .oxlintrc.json refuses and one that it allows, for each boundary. */
const imports: readonly [file: string, imported: string, isRefused: boolean][] = [
  ['packages/ui/src/X/a.ts', '../../../../site/src/content/company/company', true],
  ['packages/ui/src/X/b.ts', 'react-router-dom', true],
  ['packages/ui/src/X/c.ts', '@tarcza/contact/store', true],
  ['packages/ui/src/X/d.ts', '@tarcza/contact/fields', false],
  ['packages/static-site/src/a.ts', '@tarcza/ui', true],
  ['packages/static-site/src/b.ts', 'node:fs', true],
  ['packages/static-site/src/vite/c.ts', '../head.ts', false],
  ['packages/first-act/src/a.ts', 'react', true],
  ['packages/contact/src/contract/a.ts', '../email/email.ts', true],
  ['packages/contact/src/store/a.ts', 'firebase/firestore/lite', false],
  ['packages/contact/src/deliver/a.ts', 'firebase-admin/firestore', true],
  ['packages/contact/src/deliver/firestoreLedger/a.ts', 'firebase-admin/firestore', false],
  ['packages/contact/src/email/a.ts', 'nodemailer', true],
  ['packages/contact/src/email/b.ts', '../rules/fieldRules.ts', true],
  ['packages/contact/src/deliver/b.ts', '../rules/fieldRules.ts', true],
  ['site/src/pages/x/a.ts', 'firebase/app', true],
  ['site/src/pages/x/b.ts', '../../../packages/ui/src/PhoneButton/PhoneButton', true],
  ['site/src/pages/x/c.ts', '@tarcza/ui', false],
  ['site/src/content/towns/a.ts', '../../frame/Footer', true],
  ['site/src/content/towns/b.ts', 'react', true],
  ['site/src/content/c.ts', '@tarcza/contact/fields', false],
  ['site/src/content/towns/d.ts', '../../../../packages/contact/src/contract/fields.ts', true],
  ['site/src/pages/y/content.ts', '@tarcza/ui', true],
  ['functions/src/a.ts', '../../site/src/content/company/company', true],
  ['tools/a.ts', '../e2e/support/viewer.ts', true],
  ['tools/b.ts', '../site/dist.ts', false],
  ['e2e/a.ts', '../tools/local/paths.ts', false],
  ['functions/src/b.ts', '../../site/contactFields', false],
  ['packages/ui/src/X/x.test.tsx', '../../../../tools/testing/a.js', true],
  ['packages/contact/src/email/x.ts', '../../../../tools/local/paths.ts', true],
  ['packages/create-site/src/x.ts', '../../../tools/local/paths.ts', true],
  ['tools/x/b.test.ts', '../../site/checks/visit.ts', true],
  ['vite.config.ts', './e2e/support/tags.ts', true],
  ['vite.sources.ts', './tools/testing/patience.ts', false],
];

const folder = createTemporaryFolder();
let refused: Set<string>;
let circular: string[];

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imported] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { a } from '${imported}';\nexport const b = () => a;\n`);
  }
  for (const [file, imported] of [
    ['b', 'c'],
    ['c', 'b'],
  ])
    writeFileSync(
      join(folder, `e2e/${file}.ts`),
      `import type { A } from './${imported}.ts';\nexport type B = A;\n`,
    );
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], options);
  const filesWith = (rule: string) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(rule))
      .map((line) => line.slice(0, line.indexOf(':')).replaceAll('\\', '/'));
  refused = new Set(filesWith('no-restricted-imports'));
  circular = filesWith('no-cycle');
});

test.each(imports)('%s imports %s: refused is %s', (file, _, isRefused) => {
  expect(refused.has(file)).toBe(isRefused);
});

test('files that import types of each other are refused', () => {
  expect(circular.toSorted()).toEqual(['e2e/b.ts', 'e2e/c.ts']);
});
