import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import * as fs from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCountries } from 'libphonenumber-js/min';
import { themeFromCss } from '../../ui/src/tokens/themeFromCss.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { getDefaultAnswer, languages, questions, validateAnswer, type Answers } from './answers.ts';
import { getTimeZone } from './countries.ts';
import { createSite, version } from './createSite.ts';
import { addLanguages } from './updateSite.ts';

const answers: Answers = {
  name: 'Kominictví "Novák"',
  town: 'Brno',
  trade: 'Kominictví',
  phone: '+420 000 000 000',
  color: '#1D6B45',
  language: 'cs',
  host: 'firebase',
  form: 'firebase',
};

const parent = fs.mkdtempSync(join(tmpdir(), 'Kominictví '));
const folder = () => fs.mkdtempSync(join(parent, 'site '));
afterAll(() => fs.rmSync(parent, { recursive: true }));

const readerOf = (site: string) => (file: string) => fs.readFileSync(join(site, file), 'utf8');

function create(changes: Partial<Answers> = {}) {
  const site = folder();
  createSite(site, { ...answers, ...changes });
  return { site, read: readerOf(site) };
}

const cli = join(import.meta.dirname, 'cli.ts');

const command = (...args: readonly string[]) =>
  spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', timeout: 60_000 });

test.each(['true', 'nginx'])('an option that npm has taken, with the value %s, is an error', (value) => {
  vi.stubEnv('npm_config_host', value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(command('x', '--yes').stderr).toMatch(/^npm has taken --host for itself/);
});

const commonFiles =
  '.gitattributes .gitignore .nvmrc .yarnrc.yml README.md TASKS.md package.json pnpm-workspace.yaml public src tsconfig.json vite.config.ts';

test('writes company, language, colour and package name', () => {
  const site = join(folder(), '-Žluť & Spol.');
  const given = { ...answers, name: ` ${answers.name} `, town: ' Brno ', trade: ' Kominictví ' };
  createSite(site, given);
  const read = readerOf(site);
  expect(read('src/firm.ts')).toContain(`{
  name: "Kominictví \\"Novák\\"",
  town: "Brno",
  trade: "Kominictví",
  phone: "+420 000 000 000",
  email: "office@example.com",
  origin: "https://www.example.com",
  country: "CZ",
  language: "cs",
  callingCode: 420,
  timeZone: "Europe/Prague",
  details: "[Full name, seat, company number]",
};`);
  expect(read('src/texts/cs.ts')).toContain("from '@tarcza/ui/labels/cs'");
  expect(fs.readdirSync(join(site, 'src/texts'))).toEqual(['cs.ts']);
  expect(read('src/theme.css')).toContain('#1d6b45');
  expect(read('public/favicon.svg')).toContain('#1d6b45');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'zlut-spol',
    dependencies: { '@tarcza/ui': `^${version}`, firebase: expect.any(String) as string },
    tarcza: { template: version, answers: given },
  });
  expect(read('README.md')).toContain('## Trying the form on your own computer');
  expect(read('.nvmrc')).toBe('24.12\n');
  expect(read('.gitignore')).toMatch(/^node_modules\n/);
  // The indexes are a copy: in an npm workspace the package is not in the node_modules of the site.
  const files = [...commonFiles.split(' '), 'deliver.mjs', 'firebase.json', 'firestore.indexes.json'];
  expect(fs.readdirSync(site).toSorted()).toEqual(files.toSorted());
});

test('a language without texts in the template starts with English ones', () => {
  const site = folder();
  const { stdout } = command(site, '--language', 'fr  sk', '--phone', 'Tél. 0468/512345', '--yes');
  expect(stdout).toContain(
    'The texts in fr are English: translate src/texts/fr.ts. "A language of your own"',
  );
  const read = readerOf(site);
  for (const language of ['fr', 'sk'])
    expect(read(`src/texts/${language}.ts`)).toContain("from '@tarcza/ui/labels/en'");
  expect(read('src/firm.ts')).toContain('phone: "0468/512345"');
  expect(read('src/firm.ts')).toContain('country: "FR",\n  language: "fr",\n  callingCode: 33');
});

test('a site with a webhook has no trace of Firebase', () => {
  const { site, read } = create({ host: 'nginx', form: 'webhook' });
  for (const file of ['vite.config.ts', 'src/contact.ts'])
    expect(read(file)).not.toMatch(/fire(base|store)/i);
  const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  expect(scripts).toEqual({
    dev: 'vite',
    build: 'npm run check && vite build',
    preview: 'vite preview',
    try: 'tarcza-try --print',
    check: 'tsc && tarcza-theme check src/theme.css src/site.css',
  });
  expect(Object.keys(dependencies!).join()).not.toMatch(/firebase|phonenumber|mail/);
  expect(fs.readdirSync(site).toSorted().join(' ')).toBe(commonFiles);
});

test('README, licence and files of git in a repository are kept', () => {
  const site = folder();
  fs.mkdirSync(join(site, '.git'));
  const theirs = {
    '.git/HEAD': 'ref: refs/heads/main',
    'readme.md': '# Ours',
    LICENSE: 'MIT',
    '.gitattributes': '* text',
    ...Object.fromEntries(['.DS_Store', '.editorconfig', '.npmrc', 'licence.md'].map((file) => [file, ''])),
  };
  for (const [file, text] of Object.entries({ ...theirs, '.gitignore': '*.log\r\ndist\r\n.env' }))
    fs.writeFileSync(join(site, file), text);
  createSite(site, { ...answers, host: 'none' });
  const read = readerOf(site);
  expect(read('vite.config.ts')).not.toContain('host:');
  expect(Object.fromEntries(Object.keys(theirs).map((file) => [file, read(file)]))).toEqual(theirs);
  expect(read('SITE.md')).toContain('## Trying the form on your own computer');
  expect(read('.gitignore')).toBe('*.log\r\ndist\r\n.env\nnode_modules\n*.local\n');
});

/** Starts the command in a terminal. `answer` gets each text it prints. Ends it after 30 s without an exit. */
async function converse(
  site: string,
  answer: (text: string, child: ChildProcessWithoutNullStreams) => unknown,
) {
  const terminal = 'data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true';
  const args = ['--import', terminal, cli, site, '--color', 'green'];
  const child = spawn(process.execPath, args, { timeout: 30_000 });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  child.stdout.on('data', (text) => {
    said += String(text);
    answer(String(text), child);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { exit: signal ?? code, said };
}

test('Ctrl-C at a question ends the command with 130, and writes nothing', async () => {
  const site = join(folder(), 'site');
  expect(await converse(site, (text, { stdin }) => text.includes(']: ') && stdin.end('\x03'))).toEqual({
    exit: 130,
    said: expect.stringContaining('Cancelled. Nothing was written.') as string,
  });
  expect(fs.existsSync(site)).toBe(false);
});

test('questions come with defaults of the language and the country', async () => {
  const site = join(folder(), 'site');
  const replies = ['de', 'xx', 'si', '', '', '', '01 234 56 78', '', 'nginx', 'webhook'];
  const { exit, said } = await converse(site, (text, { stdin }) => {
    if (text.includes(']: ')) stdin.write(`${replies.shift()}\n`);
  });
  expect([exit, said]).toEqual([0, expect.any(String)]);
  expect(said).toMatch(
    /Country of the firm \(two letters\) \[DE\]:[^]*"xx" is no value[^]*word or two \[Reparaturen[^]*Town \[Leipzig[^]*\+386 000[^]*"green" is no colour[^]*nginx[^]*webhook/,
  );
  const read = readerOf(site);
  expect(read('src/firm.ts')).toMatch(
    /country: "SI",\s+language: "de",\s+callingCode: 386,\s+timeZone: "Europe\/Ljubljana"/,
  );
  expect(read('vite.config.ts')).toMatch(/createWebhookPolicy[^]*nginx/);
});

test.each([
  [['my', 'firm', '--yes'], /^There are 2 folders: my, firm\. Put a name with spaces in quotes: "my firm"\./],
  [[`${import.meta.filename}/site`, '--yes'], /^The site could not be written: ENOTDIR/],
  [[import.meta.filename], /is a file\. Name a folder that is new/],
  [['x', '--host', 'vercel', '--yes'], /^"vercel" is no value of --host\. Choose one of firebase, nginx/],
  [['x', '--form', 'ftp', '--yes'], /^"ftp" is no value of --form\. Choose one of/],
  [['x'], /^There is no terminal to ask in\. Give --language, --name, --trade, --town, --phone, --color, or/],
  [['x', '--from', 'y', '--yes'], /^--from is an option of --update/],
  [['--yes'], /^Which folder\? npm create @tarcza\/site FOLDER/],
  [['--update', 'x', 'y'], /^--update takes one folder/],
  [['x', '--unknown'], /^Unknown option '--unknown'\. The options are --language, --country, --name/],
])('%j gets a sentence without a stack trace', (args, message) => {
  const { stderr, status } = command(...args);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

test.each([
  ...languages.map((language) => ({ language })),
  ...getCountries().map((country) => ({ language: 'en', country })),
])('the defaults of %o are valid', (place) => {
  for (const { name } of questions)
    expect(validateAnswer(name, getDefaultAnswer(name, place), place)).toBeUndefined();
});

test('--add-language writes its texts, and records it for updates', () => {
  const { site, read } = create();
  expect(command('--add-language', ' FR , uk', site).stdout).toMatch(
    /translate src\/texts\/fr\.ts[^]*In src\/texts\/uk\.ts, replace/,
  );
  expect(read('package.json')).toContain('"language": "cs,fr,uk"');
  expect(read('src/texts/uk.ts')).toContain('labels/uk');
  expect(() => addLanguages(site, ['de', 'cs'])).toThrow('The site has the language cs already.');
  expect(() => addLanguages(site, ['de', 'xx'])).toThrow('"xx" is no code of a language');
  expect(() => addLanguages(folder(), ['de'])).toThrow('records a template');
  expect(fs.readdirSync(join(site, 'src/texts')).toSorted()).toEqual(['cs.ts', 'fr.ts', 'uk.ts']);
});

test('a time zone is that of the capital or the largest town', () => {
  const zones = 'AR AU BR CA CL CY CZ ES MX PT RU UA US'.split(' ').map((code) => getTimeZone(code as 'AR'));
  expect(zones.map((zone) => zone.replace(/.*\//, '')).join(' ')).toBe(
    'Buenos_Aires Sydney Sao_Paulo Toronto Santiago Nicosia Prague Madrid Mexico_City Lisbon Moscow Kyiv New_York',
  );
});

test('a folder that is not empty, or that Vite cannot read, is rejected and unchanged', () => {
  for (const name of ['a#b', 'a?b', 'a%b'])
    expect(() => createSite(join(folder(), name), answers)).toThrow('has "#", "?" or "%" in its path');
  const site = folder();
  const files = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
  for (const file of files) fs.writeFileSync(join(site, file), 'Dear');
  expect(() => createSite(site, answers)).toThrow(
    /it contains a.txt, b.txt, c.txt and 1 more\. Name a folder/,
  );
  expect(fs.readdirSync(site)).toEqual(files);
});

test.each([
  [{ language: 'cs,cs' }, /names a language twice/],
  [{ language: 'de,,en' }, /"de,,en" is no code of a language/],
  [{ town: 'Žilina\nBratislava' }, /The town has a line break/],
  [{ trade: 'Opravy\u2028' }, /The trade has a line break/],
  [{ name: '\u202ENovák' }, /The name has a line break or control character/],
  [{ language: 'deu' }, /"deu" is no code of a language/],
  [{ language: 'xx' }, /"xx" is no code of a language\. Write pl, en, de, cs, uk, or another one such as fr/],
  [{ language: 'de-AT' }, /Write de, and the country as --country AT/],
  [{ language: 'de', phone: '0341 12345/6' }, /is no phone number/],
  [{ country: 'FR', phone: 'x' }, /like \+33 6 12 34 56 78 or 06 12 34 56 78, without/],
  [{ country: 'IT', phone: 'x' }, /like \+39 312 345 6789 or 312 345 6789, without/],
  [{ color: 'green' }, /"green" is no colour.*#rrggbb/],
  [{ color: '#1f4fc40' }, /"#1f4fc40" is no colour/],
  [{ country: 'XX' }, /"XX" is no value of --country/],
  [{ name: '  ' }, /The name is empty/],
  [{ phone: '608 123 456 (24h)' }, /like \+420 \d{3} .*, without remarks/],
])('%o is rejected before anything is written', (wrong, message) => {
  const site = folder();
  expect(() => createSite(site, { ...answers, ...wrong })).toThrow(message);
  expect(fs.readdirSync(site)).toEqual([]);
});

test('the theme is derived from the colour, and the command prints changes and next steps', () => {
  const site = join(folder(), 'my firm');
  const { stdout } = command(site, '--', '--color', '#ff0000', '--yes');
  expect(stdout).toContain(`cd "${site}"`);
  expect(stdout).toContain('Links and buttons are #e00000, because #ff0000 is too bright');
  const css = readerOf(site)('src/theme.css');
  expect(css).toContain('Links and buttons are #e00000, because #ff0000 is too bright');
  expect(themeFromCss(css).light.action).toBe('#e00000');
});
