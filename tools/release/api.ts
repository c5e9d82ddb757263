import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '../packages.ts';

const introduction = `The declarations (\`.d.ts\`) behind the exports of the package. \`npm run release:check -- --record\` writes this file, and a
release check fails when the package differs from it. Read its diff as a user: what is removed or changed needs a new major
version (a minor one before 1.0).`;

/** Returns the API of a built package as Markdown: every declaration file that its exports reach. */
export function snapshotOf(folder: string): string {
  const { name, version, exports } = readManifest(folder);
  const files = new Set<string>();
  for (const target of Object.values(exports)) {
    if (typeof target === 'string' || !target.types) continue;
    // A pattern such as `./dist/labels/*.d.ts` stands for every file that it matches.
    for (const file of globSync(target.types, { cwd: folder })) files.add(join(folder, file));
  }
  for (const file of files) {
    for (const imported of importsOf(file)) if (existsSync(imported)) files.add(imported);
  }
  const sections = [...files].toSorted().map((file) => {
    const path = relative(join(folder, 'dist'), file).replaceAll('\\', '/');
    return `## ${path}\n\n\`\`\`ts\n${declarationsIn(file)}\n\`\`\`\n`;
  });
  return `# The API of ${name} ${version}\n\n${introduction}\n\n${sections.join('\n')}`;
}

/** Returns the declaration files of the same package that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )['"](\.[^'"]*)['"]/g)].map(
    ([, path = '']) => join(file, '..', path.replace(/\.[jt]sx?$/, '')).concat('.d.ts'),
  );

/** Returns the text of a file with sorted unions: the compiler writes the members of an inferred union in any order. */
const declarationsIn = (file: string): string =>
  readFileSync(file, 'utf8')
    .trim()
    .replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));
