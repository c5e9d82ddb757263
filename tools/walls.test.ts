import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './local/paths.ts';

/** A file with one import each, and whether the import goes against the flow. */
const imports: readonly [file: string, imported: string, forbidden: boolean][] = [
  ['packages/ui/src/X/a.ts', '../../../../site/src/content/company', true],
  ['packages/ui/src/X/b.ts', '../../../../functions/src/mail.ts', true],
  ['packages/ui/src/X/c.ts', 'react-router-dom', true],
  ['packages/ui/src/X/d.ts', '../theme/contract.css.js', false],
  ['packages/static-site/src/a.ts', '../../../site/src/content/company', true],
  ['packages/static-site/src/b.ts', '@tarcza/ui', true],
  ['packages/static-site/src/c.ts', 'react-router-dom', false],
  ['packages/static-site/src/d.ts', './vite/document.ts', true],
  ['packages/static-site/src/e.ts', 'node:fs', true],
  ['packages/static-site/src/vite/f.ts', '../head.ts', false],
  ['packages/static-site/src/vite/g.ts', '@tarcza/ui', true],
  ['site/src/pages/x/a.ts', 'firebase/app', true],
  ['site/src/pages/x/b.ts', '../../../packages/ui/src/PhoneButton/PhoneButton', true],
  ['site/src/pages/x/c.ts', '@tarcza/ui', false],
  ['site/src/pages/x/d.ts', '../contact', false],
  ['site/src/contact.ts', '@tarcza/contact/store', false],
  ['site/src/pages/x/e.ts', '@tarcza/contact/deliver', true],
  ['site/src/pages/x/f.ts', '../../../functions/src/index.ts', true],
  ['site/src/content/g.ts', '../contact', true],
  ['site/src/content/a.ts', '@tarcza/ui', true],
  ['site/src/content/b.ts', 'react', true],
  ['site/src/content/c.ts', '../routes', true],
  ['site/src/content/d.ts', '../frame/Footer', true],
  ['site/src/content/cities/e.ts', '../../pages/service/servicePlace', true],
  ['site/src/content/h.ts', '../components/Cover', true],
  ['site/src/pages/x/content.ts', '../../components/Cover', true],
  ['site/src/pages/y/content.ts', '@tarcza/ui', true],
  ['site/src/pages/z/content.ts', '../../content/company', false],
  ['site/src/content/cities/f.ts', '../everyPage', false],
  ['site/src/content/j.ts', '@tarcza/contact/fields', false],
  ['site/src/content/i.ts', '@tarcza/contact/store', true],
  ['functions/src/a.ts', '../../site/src/content/serviceOptions', false],
  ['functions/src/a2.ts', '../../site/src/content/contactFields', false],
  ['functions/src/d.ts', '../../site/src/contact', true],
  ['functions/src/e.ts', '../../site/src/content/company', true],
  ['functions/src/b.ts', '@tarcza/contact/deliver', false],
  ['functions/src/c.ts', '@tarcza/ui', true],
  ['packages/ui/src/X/e.ts', '@tarcza/contact/contract', false],
  ['packages/ui/src/X/e2.ts', '@tarcza/contact/fields', false],
  ['packages/ui/src/X/f.ts', '@tarcza/contact/store', true],
  ['packages/first-act/src/a.ts', 'react', true],
  ['packages/first-act/src/b.ts', '@tarcza/ui', true],
  ['packages/first-act/src/c.ts', './index.ts', false],
  ['packages/contact/src/contract/a.ts', '../email/email.ts', true],
  ['packages/contact/src/contract/b.ts', './contactMessage.ts', false],
  ['packages/contact/src/store/a.ts', '../deliver/ledger.ts', true],
  ['packages/contact/src/store/b.ts', 'firebase/firestore/lite', false],
  ['packages/contact/src/deliver/a.ts', 'firebase-admin/firestore', true],
  ['packages/contact/src/deliver/b.ts', '../email/email.ts', false],
  ['packages/contact/src/deliver/firestoreLedger/a.ts', 'firebase-admin/firestore', false],
  ['packages/contact/src/email/a.ts', 'nodemailer', true],
  ['packages/contact/src/operate/a.ts', '../store/messageId.ts', true],
  ['packages/contact/src/operate/b.ts', '@tarcza/ui', true],
];

const lines = (count: number, first = '', last = '') =>
  `${first}${Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('')}${last}`;
const tall = (count: number) =>
  lines(count - 2, 'export function tall() {\n', '}\n').replaceAll(/^export const/gm, 'const');

/**
 * A file with its text, and whether it is too long, or a function in it. In a component, most of whose lines are
 * markup, a function may be longer, and more so in an example, which shows a page at a glance; a list of cases is as
 * long as there are cases; tests and stories read from top to bottom whatever their length.
 */
const lengths: readonly [file: string, text: string, forbidden: boolean][] = [
  ['packages/static-site/src/long.ts', lines(251), true],
  ['packages/static-site/src/full.ts', lines(250), false],
  ['packages/ui/src/X/long.tsx', lines(251), true],
  ['site/src/content/words.ts', lines(251), true],
  ['functions/src/long.ts', lines(251), true],
  ['tools/long.ts', lines(251), true],
  ['.storybook/docs/Long.tsx', lines(251), true],
  ['examples/site/long.ts', lines(251), true],
  ['packages/contact/src/test/long.ts', lines(251), true],
  ['site/src/pages/x/tall.ts', tall(61), true],
  ['site/src/pages/x/grown.ts', tall(60), false],
  ['packages/ui/src/X/Tall.tsx', tall(81), true],
  ['packages/ui/src/X/Grown.tsx', tall(80), false],
  ['examples/site/Tall.jsx', tall(111), true],
  ['examples/site/Grown.jsx', tall(110), false],
  ['packages/contact/src/test/cases.ts', tall(200), false],
  ['site/src/content/words.test.ts', lines(251), false],
  ['packages/ui/src/X/X.stories.tsx', lines(251), false],
  ['e2e/journeys/helper.ts', tall(61), false],
];

let folder = '';
let tooLong = new Set<string>();
let refused = new Set<string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imported] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { a } from '${imported}';\nexport const b = () => a;\n`);
  }
  for (const [file, text] of lengths) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const filesOf = (rule: string) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(rule))
      .map((line) => line.slice(0, line.indexOf(':')).replaceAll('\\', '/'));
  refused = new Set(filesOf('no-restricted-imports'));
  tooLong = new Set(filesOf('max-lines'));
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(imports)('%s may import %s unless it goes against the flow', (file, _, forbidden) => {
  expect(refused.has(file)).toBe(forbidden);
});

test.each(lengths)('%s is refused if it is too long, or a function in it', (file, _, forbidden) => {
  expect(tooLong.has(file)).toBe(forbidden);
});
