import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPackageFolder } from '../packages.ts';

/** What follows from the index of `@tarcza/ui`: its stylesheet, its classes and the tables of README.md and theming.md. */

const source = join(getPackageFolder('ui'), 'src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Returns the modules of the stylesheets that a module imports, those of other components first. */
function findStylesheets(module: string, seen = new Set<string>()): string[] {
  const file = [`${module}.tsx`, `${module}.ts`].find((name) => existsSync(join(source, name)));
  if (!file || seen.has(file)) return [];
  seen.add(file);
  const imported = [...read(file).matchAll(/(?:^(?!import type).* from |import\()'(\..*)\.js'/gm)]
    .map(([, path = '']) => join(module, '..', path))
    .toSorted((one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css')));
  const inner = imported.flatMap((path) => findStylesheets(path, seen));
  return module.endsWith('.css') ? [...inner, module] : inner;
}

const stylesheets = [...new Set(['theme/base.css', 'theme/frame.css', ...findStylesheets('index')])];

/** Renders the source of the stylesheet of all components. */
export function renderStylesheet(): string {
  const lines = stylesheets.map((file) => `import './${file}.js';\n`);
  return `// The styles of all components, without a theme. Generated from index.ts. Later ones override earlier ones.\n${lines.join('')}`;
}

/** Returns a document with a generated table below its head. */
const replaceTable = (file: string, head: string, rows: readonly string[]) =>
  readFileSync(join(getPackageFolder('ui'), file), 'utf8').replace(
    new RegExp(`(\\| ${head} \\|\\n.*\\n)(?:\\|.*\\n)*`),
    (_, kept: string) => kept + rows.map((row) => `${row}\n`).join(''),
  );

/** Returns the first sentence of the comment above a component, without its verb. */
function readPurpose(name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`);
  const [, text = ''] = comment.exec(read(`${name}/${name}.tsx`)) ?? [];
  const [, purpose] = /^(?:Renders )?(.*?)\.(?: |$)/.exec(text.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()) ?? [];
  if (!purpose) throw new Error(`${name}.tsx needs a comment above its component: "Renders …."`);
  return purpose;
}

/** Renders the README with its table of components: those that have a page in Storybook. */
export function renderReadme(): string {
  const names = [...read('index.ts').matchAll(/ from '\.\/(\w+)\/\1\.js'/g)].map(([, name = '']) => name);
  const documented = names.filter((name) => existsSync(join(source, name, `${name}.mdx`)));
  return replaceTable(
    'README.md',
    'Component \\| Purpose',
    documented.map((name) => `| \`${name}\` | ${readPurpose(name)} |`),
  );
}

/** Returns the classes that `part` adds: for each component that of its root, then those of its parts. */
function findClasses(): string[][] {
  const names = stylesheets.flatMap((file) =>
    [...read(`${file}.ts`).matchAll(/\bpart\(\s*'([\w-]+)'/g)].map(([, name]) => `ui-${name}`),
  );
  const roots = names.filter((name) => /^ui-\w+$/.test(name)).toSorted();
  return roots.map((root) => [root, ...names.filter((name) => name.startsWith(`${root}-`))]);
}

/** Renders the module that lists the stable classes. */
export function renderClasses(): string {
  const rows = findClasses().map((names) => `  ${names.map((name) => `'${name}'`).join(', ')},\n`);
  return `// biome-ignore format: A line for each component. Generated from calls of \`part\`.\nexport const classes: readonly string[] = [\n${rows.join('')}];\n`;
}

/** Renders theming.md with its table of class names. */
export function renderTheming(): string {
  const rows = findClasses().map((names) => {
    const [root, ...own] = names.map((name) => `\`${name}\``);
    return `| ${root} | ${own.join(', ') || '–'} |`;
  });
  return replaceTable('theming.md', 'Component \\| Its parts', rows);
}
