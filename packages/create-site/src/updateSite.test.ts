import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const packageFolder = join(import.meta.dirname, '..');
const manifest = JSON.parse(fs.readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const { version: newest } = manifest;
const place = fs.mkdtempSync(join(tmpdir(), 'update-site-'));
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(place, { recursive: true });
});

const run = (program: string, args: readonly string[], cwd: string) =>
  spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 60_000 });
const cli = (from: string, args: readonly string[], cwd = place) =>
  run(process.execPath, [join(from, 'dist/cli.js'), ...args], cwd);

type Change = readonly [file: string, now: string, before: string];

const changes: Record<'0.0.1' | '0.0.2', readonly Change[]> = {
  '0.0.1': [
    ['src/pages/contact/head.ts', "site.localizedHead('contact', language)", '({ title: language! })'],
    ['texts/cs.ts', "menu: { prices: 'Ceník'", "menu: { prices: 'Ceny'"],
    ['src/site.css', '.align-right', '.right'],
    ['package.json', '"node": ">=24', '"node": ">=22'],
    ['package.json', '"dev": "vite"', '"dev": "vite dev"'],
    ['package.json', '"react": "^19', '"react": "^18'],
    ['package.json', '"react-dom": "^19', '"react-dom": "^18'],
    ['package.json', '"dependencies"', '"devDependencies": { "tsx": "^4" },\n  "dependencies"'],
  ],
  '0.0.2': [
    ['src/pages/home/Page.tsx', '<Section title={home.steps.title}>', '<Section title="Steps">'],
    ['src/pages/prices/Page.tsx', 'headingLevel={2}', 'headingLevel={3}'],
    ['src/app.tsx', '<main id="main">', '<main id="content">'],
    ['README.md', 'serves dist/ with the headers', 'serves dist/ with headers'],
  ],
};

function makeOlder(version: string, its: readonly Change[]) {
  const folder = join(place, version);
  for (const part of ['dist', 'template'])
    fs.cpSync(join(packageFolder, part), join(folder, part), { recursive: true });
  fs.writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version, scripts: {} }));
  for (const [file, now, before] of its) edit(folder, `template/${file}`, now, before);
  return folder;
}

const older: Record<string, string> = {};
beforeAll(() => {
  for (const version of ['0.0.1', '0.0.2'] as const) older[version] = makeOlder(version, changes[version]);
  fs.renameSync(join(older['0.0.1']!, 'template/TASKS.md'), join(older['0.0.1']!, 'template/old.md'));
  fs.writeFileSync(join(older['0.0.2']!, 'template/checks.ts'), 'export {};\n');
  fs.rmSync(join(older['0.0.2']!, 'template/src/pages/notFound'), { recursive: true });
  // As in the store of some package managers.
  const files = fs.readdirSync(join(older['0.0.1']!, 'template'), { recursive: true, withFileTypes: true });
  for (const entry of files) if (entry.isFile()) fs.chmodSync(join(entry.parentPath, entry.name), 0o444);
});

const git = (site: string, ...args: readonly string[]) =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], site);
const commit = (site: string) => {
  git(site, 'add', '-A');
  git(site, 'commit', '-qm', 'State');
};

let count = 0;
/** Returns a copy of the site of an older version, which is created once. With `isNested` it is a folder of its repository. */
function createOld(version: string, isNested = false) {
  const first = join(place, `site-of-${version}`);
  if (!fs.existsSync(first)) {
    const options = ['--language', 'cs', '--form', 'webhook', '--yes'];
    const { status, stderr } = cli(older[version]!, [first, ...options]);
    expect([status, stderr]).toEqual([0, '']);
    git(first, 'init', '-q');
    commit(first);
  }
  const site = join(place, `repository-${(count += 1)}`, 'site');
  fs.cpSync(first, site, { recursive: true });
  if (isNested) fs.renameSync(join(site, '.git'), join(site, '../.git'));
  return site;
}
const read = (site: string, file: string) => fs.readFileSync(join(site, file), 'utf8');
const write = (site: string, file: string, text: string) => fs.writeFileSync(join(site, file), text);
const append = (site: string, file: string, text: string) => fs.appendFileSync(join(site, file), text);
const edit = (site: string, file: string, from: string, to: string) => {
  expect(read(site, file)).toContain(from);
  write(site, file, read(site, file).replace(from, to));
};
const update = (site: string, version: string) =>
  cli(packageFolder, ['--update', site, '--from', older[version]!]);

function changeSite(site: string) {
  edit(site, 'src/texts/cs.ts', "title: 'Kontakt'", "title: 'Kde nás najdete'");
  edit(site, 'vite.config.ts', "host: 'firebase'", "host: 'nginx', hsts: { preload: true }");
  fs.mkdirSync(join(site, 'src/pages/about'));
  write(site, 'src/pages/about/Page.tsx', 'export default () => <h1>O nás</h1>;\n');
  edit(site, 'src/language.ts', "'contact']", "'contact', 'about']");
  fs.rmSync(join(site, 'src/pages/prices'), { recursive: true });
  write(site, '.gitattributes', '* -text\n');
  write(site, 'src/site.css', read(site, 'src/site.css').replaceAll('\n', '\r\n'));
  // A byte-order mark, tabs, a tracked file that git ignores, and ignored ones: unchanged and removed ones of the template,
  // and some whose names are longer than 1 MiB.
  write(site, 'package.json', `\uFEFF${read(site, 'package.json').replaceAll('  ', '\t')}`);
  append(site, '.git/info/exclude', 'site.css\npublic\nold.md\n');
  git(site, 'rm', '-rq', '--cached', '--ignore-unmatch', 'public', 'old.md');
  const folder = join(site, 'node_modules', ...Array.from({ length: 3 }, () => 'a'.repeat(250)));
  fs.mkdirSync(folder, { recursive: true });
  for (let file = 0; file < 1500; file += 1) fs.writeFileSync(join(folder, String(file)), '');
}

test.each(Object.entries(changes))('an update from %s keeps what the site has changed', (version, its) => {
  const site = createOld(version);
  changeSite(site);
  commit(site);
  const { status, stdout, stderr } = update(site, version);
  expect([status, stderr]).toEqual([0, '']);
  expect(read(site, 'src/texts/cs.ts')).toContain('Kde nás najdete');
  expect(read(site, 'vite.config.ts')).toContain('preload: true');
  expect(read(site, 'src/language.ts')).toContain("'about'");
  expect(fs.existsSync(join(site, 'src/pages/about'))).toBe(true);
  expect(fs.existsSync(join(site, 'src/pages/prices'))).toBe(false);
  for (const [file, now] of its.filter(([name]) => !name.includes('prices')))
    expect(read(site, file.replace(/^texts/, 'src/texts'))).toContain(now);
  expect(fs.existsSync(join(site, 'checks.ts'))).toBe(false);
  expect(read(site, 'package.json')).toMatch(/^\{\n\t"name"/);
  const updated = JSON.parse(read(site, 'package.json')) as object;
  expect(updated).toHaveProperty('tarcza.template', newest);
  expect(updated).not.toHaveProperty('devDependencies');
  const changed = version === '0.0.2' ? 7 : 4;
  expect(stdout).toContain(`The template is updated from ${version} to ${newest}: ${changed} files.`);
  // Nothing else is left in the site.
  const added = git(site, 'status', '--porcelain').stdout.match(/^\?\? .+/gm) ?? [];
  expect(added).toEqual(version === '0.0.2' ? ['?? src/pages/notFound/'] : ['?? TASKS.md']);
  commit(site);
  vi.stubEnv('npm_config_update', 'true');
  expect(cli(packageFolder, [site]).stdout).toBe(`The site has the template of version ${newest} already.\n`);
  vi.unstubAllEnvs();
});

/** Replaces npm by a program that has one version of the package. */
function fakeNpm(version: string) {
  const program = `import { spawnSync } from 'node:child_process';
    const [spec, , , ...args] = process.argv.slice(4);
    if (spec === '--package=@tarcza/create-site@${version}')
      process.exit(spawnSync(process.execPath, [${JSON.stringify(join(older[version]!, 'dist/cli.js'))}, ...args]).status);
    console.error('npm error code E404\\nnpm error No match');
    process.exit(1);`;
  fs.writeFileSync(join(place, 'npm-cli.js'), program);
  vi.stubEnv('npm_execpath', join(place, 'npm-cli.js'));
}

test('npm fetches the recorded version: a removed file stays removed, and a changed one stays', () => {
  const site = createOld('0.0.2', true);
  fs.renameSync(join(site, 'src/pages/prices/Page.tsx'), join(site, 'src/Prices.tsx'));
  write(site, 'checks.ts', 'export const own = 1;\n');
  fs.renameSync(join(site, 'README.md'), join(site, 'SITE.md'));
  write(site, 'README.md', '# Ours');
  commit(site);
  fakeNpm('0.0.2');
  const { status, stdout } = cli(packageFolder, ['--update', site]);
  expect(status).toBe(0);
  expect(stdout.match(/^! \S+ (stays removed|is no longer in the template)/gm)).toEqual([
    '! checks.ts is no longer in the template',
    '! src/pages/prices/Page.tsx stays removed',
  ]);
  expect(git(site, 'diff', '--cached').stdout).toBe('');
  expect(git(site, 'status', '--porcelain').stdout.trim().split('\n')).toEqual([
    'M site/SITE.md',
    ' M site/package.json',
    ' M site/src/app.tsx',
    ' M site/src/pages/home/Page.tsx',
    '?? site/src/pages/notFound/',
  ]);
  expect(read(site, 'checks.ts')).toContain('own');
  const other = createOld('0.0.1');
  expect(cli(packageFolder, ['--update', other]).stderr).toMatch(
    /^@tarcza\/create-site@0\.0\.1 could not write its site again: No match\. Nothing was changed/,
  );
  vi.unstubAllEnvs();
});

test('conflicts are listed, and have both texts', () => {
  const site = createOld('0.0.1');
  write(site, 'TASKS.md', 'Ours');
  edit(site, 'src/texts/cs.ts', "menu: { prices: 'Ceny'", "menu: { prices: 'Kolik to stojí'");
  edit(site, 'package.json', '"react": "^18', '"react": "file:../react-18');
  edit(site, 'package.json', '"react-dom": "^18', '"react-dom": "^19');
  edit(site, 'package.json', '"tsx": "^4', '"tsx": "^5');
  commit(site);
  const { status, stdout } = update(site, '0.0.1');
  expect(status).toBe(1);
  expect(stdout.match(/^✖ \S+/gm)).toEqual(['✖ TASKS.md', '✖ src/texts/cs.ts']);
  expect(stdout.match(/^! package.json: .*/gm)).toEqual([
    expect.stringMatching(/ dependencies\.react stays as you wrote it\. .* keeps that file/),
    expect.stringMatching(/ devDependencies\.tsx stays as you wrote it\. The template has removed it\.$/),
  ]);
  expect(read(site, 'src/texts/cs.ts')).toMatch(
    /<<<<<<< HEAD[^]*Kolik to stojí[^]*Ceník[^]*>>>>>>> .*new template/,
  );
});

test.each<[string, (site: string) => unknown, RegExp, string[]?]>([
  ['changes', (site) => append(site, 'src/site.css', '\n'), /^The site has changes .*: M src\/site\.css\./],
  ['no git', (site) => fs.rmSync(join(site, '.git'), { recursive: true }), /^The site is not in git/],
  ['no record', (site) => (write(site, 'package.json', '{"tarcza":{}}'), commit(site)), /records a template/],
  ['a wrong --from', () => {}, /^\S+nowhere could not write its site again: /, ['--from', 'nowhere']],
  ['another folder', () => {}, /could not write its site again: /, ['--from', place]],
  ['another version', () => {}, /^--from has version 0\.0\.1, and/, ['--from', join(place, '0.0.1')]],
  ['a lock', (site) => write(site, '.git/index.lock', ''), /^git could not merge .*index\.lock/],
  [
    'git that ignores the site',
    (site) => {
      append(site, '.git/info/exclude', '*');
      git(site, 'rm', '-rq', '--cached', '.');
      commit(site);
    },
    /^git ignores /,
  ],
  [
    'an ignored file that is new in the template',
    (site) => {
      append(site, '.gitignore', 'src/pages/notFound\n');
      commit(site);
      fs.mkdirSync(join(site, 'src/pages/notFound'));
      write(site, 'src/pages/notFound/Page.tsx', 'own');
    },
    /^The template has changed src\/pages\/notFound\/Page\.tsx, and git ignores your file/,
  ],
  [
    'a newer template',
    (site) => (edit(site, 'package.json', '"template": "0.0.2"', '"template": "0.10.0"'), commit(site)),
    /^The site has the template of version 0\.10\.0, and this is /,
  ],
])('with %s an update changes nothing', (_, change, message, from = ['--from', older['0.0.2']!]) => {
  const site = createOld('0.0.2');
  change(site);
  const before = git(site, 'diff', 'HEAD').stdout;
  const { status, stderr } = cli(packageFolder, ['--update', site, ...from]);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(git(site, 'diff', 'HEAD').stdout).toBe(before);
});
