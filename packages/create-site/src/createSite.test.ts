// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTheme } from '../../ui/src/theme/checkTheme.ts';
import { themeFromCss } from '../../ui/src/tokens/themeFromCss.ts';
import { afterEach, expect, test } from 'vitest';
import { languages, type Answers } from './answers.ts';
import { createSite } from './createSite.ts';
import { renderThemeCss } from './theme.ts';

const answers: Answers = {
  name: 'Kominictví "Novák"',
  town: 'Brno',
  trade: 'Kominictví',
  phone: '+420 000 000 000',
  color: '#1D6B45',
  language: 'cs',
};

const folders: string[] = [];
function folder() {
  const made = mkdtempSync(join(tmpdir(), 'Kominictví '));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

test('writes company, language, colour and package name', () => {
  const site = folder();
  createSite(site, answers);
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(read('src/firm.ts')).toContain('name: "Kominictví \\"Novák\\"",');
  expect(read('src/words.ts')).toContain("from '@tarcza/ui/labels/cs'");
  expect(read('src/theme.css')).toContain('#1d6b45');
  expect(read('public/favicon.svg')).toContain('#1d6b45');
  expect(read('.gitignore')).toContain('node_modules');
  expect((JSON.parse(read('package.json')) as { name: string }).name).toMatch(/^kominictvi-/);
  expect(readdirSync(site)).not.toContain('words');
});

test.each([[[]], [['--']]])('the command accepts options after %j', (before: readonly string[]) => {
  const site = folder();
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  execFileSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), site, ...before, ...options]);
  expect(readFileSync(join(site, 'src/firm.ts'), 'utf8')).toContain('Novák');
});

test('--help lists the options', () => {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), '--help'], {
    encoding: 'utf8',
  });
  expect(said).toMatch(/^npm create @tarcza\/site FOLDER/);
  expect(said).toMatch(/--phone +Telephone, with the code of the country \[\+48/);
});

test.each([
  ['cs', '00420 608 123 456'],
  ['de', '112'],
  ['pl', '600 100 200'],
] as const)('in %s the number %s needs no prefix', (language, phone) => {
  const site = folder();
  createSite(site, { ...answers, language, phone });
  expect(readFileSync(join(site, 'src/firm.ts'), 'utf8')).toContain(phone);
});

test('a non-empty folder is rejected and unchanged', () => {
  const site = folder();
  writeFileSync(join(site, 'letter.txt'), 'Dear');
  expect(() => createSite(site, answers)).toThrow(/not empty. Name a folder that is new/);
  expect(readdirSync(site)).toEqual(['letter.txt']);
});

test.each([
  [{ language: 'fr' as never }, /no words in "fr".*pl, en, de, cs, uk/],
  [{ color: 'green' }, /"green" is no colour.*#rrggbb/],
  [{ phone: 'call us' }, /"call us" is no telephone number/],
  [{ name: '  ' }, /The name is empty/],
  [{ phone: '608 123 456' }, /does not say its country.*like \+420 600 000 000/],
])('%o is rejected before anything is written', (wrong, message) => {
  const site = folder();
  expect(() => createSite(site, { ...answers, ...wrong })).toThrow(message);
  expect(readdirSync(site)).toEqual([]);
});

test.each(['#1d6b45', '#ffd400', '#000000', '#ffffff', '#ff0000', '#00e5ff', '#7a7a7a', '#5b2a86'])(
  'the theme of %s has sufficient contrast',
  (color) => {
    expect(checkTheme(themeFromCss(renderThemeCss(color)))).toEqual([]);
  },
);

test('every language has the same texts', () => {
  const shape = (language: string) =>
    readFileSync(join(import.meta.dirname, `../template/words/${language}.ts`), 'utf8').match(
      /(?<![\p{L}'`])\w+(?=:\s)|\{|\[$/gmu,
    );
  for (const language of languages) expect(shape(language)).toEqual(shape('en'));
});

test('the template has the versions of this repository', () => {
  const versions = (file: string) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'),
    ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
    return { ...dependencies, ...devDependencies };
  };
  const ours = {
    ...versions('package.json'),
    ...versions('site/package.json'),
    ...versions('packages/contact/package.json'),
  };
  const theirs = versions('packages/create-site/template/package.json');
  for (const [name, version] of Object.entries(theirs))
    if (!name.startsWith('@tarcza/')) expect([name, version]).toEqual([name, ours[name]]);
});
