import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const packageFolder = join(import.meta.dirname, '..');
const { version: newest } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const place = mkdtempSync(join(tmpdir(), 'update-site-'));
afterAll(() => rmSync(place, { recursive: true }));

const run = (program: string, args: readonly string[], cwd: string) =>
  spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 60_000 });
const cli = (from: string, args: readonly string[], cwd = place) =>
  run(process.execPath, [join(from, 'dist/cli.js'), ...args], cwd);

/** What an older template had in place of a text. */
type Change = readonly [file: string, now: string, before: string];

const changes: Record<'0.0.1' | '0.0.2', readonly Change[]> = {
  '0.0.1': [
    ['vite.config.ts', '    markdown(),\n', ''],
    ['texts/cs.ts', "menu: { prices: 'Ceník'", "menu: { prices: 'Ceny'"],
    ['src/site.css', '.align-right', '.right'],
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

/** An older version of the package, with other texts in its template. */
function makeOlder(version: string, its: readonly Change[]) {
  const folder = join(place, version);
  for (const part of ['dist', 'template'])
    cpSync(join(packageFolder, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }));
  for (const [file, now, before] of its) edit(folder, `template/${file}`, now, before);
  return folder;
}

const older: Record<string, string> = {};
beforeAll(() => {
  for (const version of ['0.0.1', '0.0.2'] as const) older[version] = makeOlder(version, changes[version]);
  writeFileSync(join(older['0.0.2']!, 'template/checks.ts'), 'export {};\n');
  rmSync(join(older['0.0.2']!, 'template/src/pages/notFound'), { recursive: true });
  // As in the store of some package managers.
  const files = readdirSync(join(older['0.0.1']!, 'template'), { recursive: true, withFileTypes: true });
  for (const entry of files) if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o444);
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
  if (!existsSync(first)) {
    const options = ['--language', 'cs', '--form', 'webhook', '--yes'];
    const { status, stderr } = cli(older[version]!, [first, ...options]);
    expect([status, stderr]).toEqual([0, '']);
    git(first, 'init', '-q');
    commit(first);
  }
  const site = join(place, `repository-${(count += 1)}`, 'site');
  cpSync(first, site, { recursive: true });
  if (isNested) renameSync(join(site, '.git'), join(site, '../.git'));
  return site;
}
const read = (site: string, file: string) => readFileSync(join(site, file), 'utf8');
const edit = (site: string, file: string, from: string, to: string) => {
  expect(read(site, file)).toContain(from);
  writeFileSync(join(site, file), read(site, file).replace(from, to));
};
const update = (site: string, version: string) =>
  cli(packageFolder, ['--update', site, '--from', older[version]!]);

/** Changes a site as its owners do. */
function changeSite(site: string) {
  edit(site, 'src/texts/cs.ts', "title: 'Kontakt'", "title: 'Kde nás najdete'");
  edit(site, 'vite.config.ts', "host: 'firebase'", "host: 'nginx', hsts: { preload: true }");
  mkdirSync(join(site, 'src/pages/about'));
  writeFileSync(join(site, 'src/pages/about/Page.tsx'), 'export default () => <h1>O nás</h1>;\n');
  edit(site, 'src/language.ts', "'contact']", "'contact', 'about']");
  rmSync(join(site, 'src/pages/prices'), { recursive: true });
  // A byte-order mark, tabs, a tracked file that git ignores, and ignored ones whose names are longer than 1 MiB.
  writeFileSync(join(site, 'package.json'), `\uFEFF${read(site, 'package.json').replaceAll('  ', '\t')}`);
  appendFileSync(join(site, '.git/info/exclude'), 'site.css\n');
  const folder = join(site, 'node_modules', ...Array.from({ length: 3 }, () => 'a'.repeat(250)));
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < 1500; file += 1) writeFileSync(join(folder, String(file)), '');
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
  expect(existsSync(join(site, 'src/pages/about'))).toBe(true);
  expect(existsSync(join(site, 'src/pages/prices'))).toBe(false);
  for (const [file, now] of its.filter(([name]) => !name.includes('prices')))
    expect(read(site, file.replace(/^texts/, 'src/texts'))).toContain(now);
  expect(existsSync(join(site, 'checks.ts'))).toBe(false);
  expect(read(site, 'package.json')).toMatch(/^\{\n\t"name"/);
  const manifest = JSON.parse(read(site, 'package.json')) as object;
  expect(manifest).toHaveProperty('tarcza.template', newest);
  expect(manifest).not.toHaveProperty('devDependencies');
  const changed = version === '0.0.2' ? 7 : 3;
  expect(stdout).toContain(`The template is updated from ${version} to ${newest}: ${changed} files.`);
  // Nothing else is left in the site.
  const added = git(site, 'status', '--porcelain').stdout.match(/^\?\? .+/gm) ?? [];
  expect(added).toEqual(version === '0.0.2' ? ['?? src/pages/notFound/'] : []);
});

test('a removed file stays removed, and a changed one stays', () => {
  const site = createOld('0.0.2', true);
  renameSync(join(site, 'src/pages/prices/Page.tsx'), join(site, 'src/Prices.tsx'));
  writeFileSync(join(site, 'checks.ts'), 'export const own = 1;\n');
  renameSync(join(site, 'README.md'), join(site, 'SITE.md'));
  writeFileSync(join(site, 'README.md'), '# Ours');
  commit(site);
  const { status, stdout } = update(site, '0.0.2');
  expect(status).toBe(0);
  expect(stdout.match(/^! \S+ (stays removed|is no longer in the template)/gm)).toEqual([
    '! checks.ts is no longer in the template',
    '! src/pages/prices/Page.tsx stays removed',
  ]);
  expect(git(site, 'status', '--porcelain').stdout.trim().split('\n')).toEqual([
    'M site/SITE.md',
    ' M site/package.json',
    ' M site/src/app.tsx',
    ' M site/src/pages/home/Page.tsx',
    '?? site/src/pages/notFound/',
  ]);
  expect(read(site, 'checks.ts')).toContain('own');
});

test('conflicts are listed, and have both texts', () => {
  const site = createOld('0.0.1');
  edit(site, 'src/texts/cs.ts', "menu: { prices: 'Ceny'", "menu: { prices: 'Kolik to stojí'");
  edit(site, 'package.json', '"react": "^18', '"react": "file:../react-18');
  edit(site, 'package.json', '"react-dom": "^18', '"react-dom": "^19');
  edit(site, 'package.json', '"tsx": "^4', '"tsx": "^5');
  commit(site);
  const { status, stdout } = update(site, '0.0.1');
  expect(status).toBe(1);
  expect(stdout).toContain('✖ src/texts/cs.ts has conflicts');
  expect(stdout.match(/^! package.json: .*/gm)).toEqual([
    expect.stringMatching(/ dependencies\.react stays as you wrote it\. .* keeps that file/),
    expect.stringMatching(/ devDependencies\.tsx stays as you wrote it\. The template has removed it\.$/),
  ]);
  expect(read(site, 'src/texts/cs.ts')).toMatch(
    /<<<<<<< HEAD[^]*Kolik to stojí[^]*Ceník[^]*>>>>>>> .*new template/,
  );
});

test.each<[string, (site: string) => unknown, RegExp, string[]?]>([
  [
    'changes',
    (site) => appendFileSync(join(site, 'src/site.css'), '\n'),
    /^The site has changes that are not committed: M src\/site\.css\./,
  ],
  ['no git', (site) => rmSync(join(site, '.git'), { recursive: true }), /^The site is not in git/],
  [
    'no record',
    (site) => (writeFileSync(join(site, 'package.json'), '{}'), commit(site)),
    /is no JSON that records a template/,
  ],
  ['a wrong --from', () => {}, /^There is no .*nowhere\. --from names/, ['--from', 'nowhere']],
  ['another folder', () => {}, /is no folder or tarball of @tarcza\/create-site/, ['--from', place]],
  ['another version', () => {}, /^--from has version 0\.0\.1, and/, ['--from', join(place, '0.0.1')]],
  [
    'a lock',
    (site) => writeFileSync(join(site, '.git/index.lock'), ''),
    /^git could not merge .*index\.lock/,
  ],
  [
    'git that ignores the site',
    (site) => {
      appendFileSync(join(site, '.git/info/exclude'), '*');
      git(site, 'rm', '-rq', '--cached', '.');
      commit(site);
    },
    /^git ignores /,
  ],
  [
    'an ignored file that is new in the template',
    (site) => {
      appendFileSync(join(site, '.gitignore'), 'src/pages/notFound\n');
      commit(site);
      mkdirSync(join(site, 'src/pages/notFound'));
      writeFileSync(join(site, 'src/pages/notFound/Page.tsx'), 'own');
    },
    /^src\/pages\/notFound\/Page\.tsx is new in the template, and git ignores your file/,
  ],
  [
    'a newer template',
    (site) => (edit(site, 'package.json', '"template": "0.0.2"', '"template": "9.10.0"'), commit(site)),
    /^The site has the template of version 9\.10\.0, and this is /,
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
