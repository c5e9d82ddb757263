import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './local/paths.ts';
import { createTemporaryFolder } from './testing/createTemporaryFolder.ts';

/** One import that each boundary of oxlint.config.ts refuses. */
const imports: readonly [file: string, imported: string][] = [
  ['packages/ui/src/X/a.ts', 'react-router-dom'],
  ['packages/ui/src/X/b.ts', '@tarcza/contact/store'],
  ['packages/static-site/src/vite/a.ts', '@tarcza/ui'],
  ['packages/static-site/src/b.ts', 'node:fs'],
  ['packages/static-site/src/c.ts', '@tarcza/ui/labels/en'],
  ['packages/first-act/src/a.ts', 'react-dom/client'],
  ['packages/contact/src/a.ts', 'react'],
  ['packages/contact/src/contract/a.ts', '../email/email.ts'],
  ['packages/contact/src/store/a.ts', 'firebase-admin/firestore'],
  ['packages/contact/src/operate/a.ts', '../rules/fieldRules.ts'],
  ['packages/contact/src/deliver/a.ts', 'firebase-admin/firestore'],
  ['packages/contact/src/email/a.ts', 'nodemailer'],
  ['packages/create-site/src/a.ts', '../../../tools/local/paths.ts'],
  ['site/src/pages/x/a.ts', 'firebase/app'],
  ['site/src/content/towns/a.ts', '../../frame/Footer'],
  ['site/src/content/towns/b.ts', '../../../../packages/contact/src/contract/fields.ts'],
  ['functions/src/a.ts', '../../site/src/content/company/company'],
  ['tools/a.ts', '../e2e/support/browser.ts'],
];

const folder = createTemporaryFolder();
let refused: Set<string>;

beforeAll(() => {
  cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  for (const [file, imported] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { a } from '${imported}';\nexport const b = () => a;\n`);
  }
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], options);
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  refused = new Set(lines.map((line) => line.slice(0, line.indexOf(':'))));
});

test.each(imports)('%s must not import %s', (file) => {
  expect(refused.has(file)).toBe(true);
});
