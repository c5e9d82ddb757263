import { existsSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root } from '../local/paths.ts';
import { captureOutput } from '../local/run.ts';
import { getPackageFolder, readManifest } from '../packages.ts';

/** Writes packages/ui/api.md, which is not in git: the builds of the package and of Storybook run this file. */

const introduction =
  'The declarations (`.d.ts`) behind the exports of the package, without imports and class names.';

const source = getPackageFolder('ui');

/** Renders the API of `@tarcza/ui` as Markdown: every declaration file that its exports reach. */
function renderApi(): string {
  mkdirSync(localFolder, { recursive: true });
  using output = mkdtempDisposableSync(join(localFolder, 'api-'));
  writeDeclarations(output.path);
  const folder = join(output.path, 'packages/ui/src');
  const sections = findDeclarations(folder).map((file) => {
    return `## ${relative(folder, file)}\n\n\`\`\`ts\n${readDeclarations(file)}\n\`\`\`\n`;
  });
  return `# The API of @tarcza/ui\n\n${introduction}\n\n${sections.join('\n')}`;
}

/** Writes the declarations as the build does, from the sources of the packages and without a build of others. */
function writeDeclarations(output: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const files = ['-p', join(source, 'tsconfig.build.json'), '--outDir', output, '--rootDir', root];
  const conditions = ['--customConditions', 'tarcza-source'];
  const endings = ['--allowImportingTsExtensions', '--rewriteRelativeImportExtensions'];
  const { ok, stdout } = captureOutput(process.execPath, [tsc, ...files, ...conditions, ...endings]);
  if (!ok) throw new Error(stdout);
}

/** Returns the declaration files that the exports of the package reach, sorted, without those of stylesheets. */
function findDeclarations(folder: string): string[] {
  const files = new Set<string>();
  for (const target of Object.values(readManifest(source).exports)) {
    if (typeof target === 'string' || !target.types) continue;
    // A pattern such as `./dist/labels/*.d.ts` means every file that it matches.
    const pattern = target.types.replace('./dist/', '');
    for (const file of globSync(pattern, { cwd: folder })) files.add(join(folder, file));
  }
  for (const file of files)
    for (const imported of listImports(file)) if (existsSync(imported)) files.add(imported);
  return [...files].filter((file) => !file.endsWith('.css.d.ts') || file.includes('contract.css')).toSorted();
}

/** Returns the declaration files of the same package that a file imports. */
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )['"](\.[^'"]*)['"]/g)].map(
    ([, path = '']) => join(file, '..', path.replace(/\.[jt]sx?$/, '')).concat('.d.ts'),
  );

/** Returns the text of a file without imports, with sorted unions: the compiler writes their members in any order. */
const readDeclarations = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^(import .*|export \{\};)\n/gm, '')
    .trim()
    .replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));

writeFileSync(join(source, 'api.md'), renderApi());
