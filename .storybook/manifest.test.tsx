import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as ui from '../packages/ui/src/index.js';
import type { ComponentEntry, Manifest } from './manifest';
import { shownStories } from './testing/shownStories';

// What follows from the index of the package: stylesheet, tables of README and theming.md, and files for assistants. `-u` writes them.

const written = import.meta.glob<string>('../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sources of the package's components. */
const sources = import.meta.glob<string>(
  [
    '../packages/ui/src/*/*.{ts,tsx}',
    '../packages/ui/src/labels.ts',
    '!../packages/ui/src/{theme,tokens}/**',
    '!**/*.css.ts',
    '!**/*.{test,stories}.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const declaration =
  /^export (?:interface (?<shape>\w+)[^{]*\{\n[^]*?^\}|type (?<alias>\w+)[^;{]*(?:\{\n[^]*?^\}[^;]*)?;)/gm;

const types = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(declaration)].map(({ 0: text, groups }) => ({
    name: groups?.['shape'] ?? groups?.['alias'] ?? '',
    folder: path.split('/').at(-2) ?? '',
    text: text.replace(/^export /, ''),
  })),
);

/** Returns the declarations of the types in a text, and of the types in those. */
function declarationsIn(text: string): string[] {
  const namedIn = (within: string) =>
    types.filter(({ name }) => !name.endsWith('Props') && new RegExp(`\\b${name}\\b`).test(within));
  const first = namedIn(text);
  return [...first, ...first.flatMap((type) => namedIn(type.text))].map((type) => type.text);
}

/** Returns the interfaces of a component's props, with the types that they use. */
function propsOf(folder: string): string {
  const props = types.filter((type) => type.folder === folder && type.name.endsWith('Props'));
  const all = [...props.map(({ text }) => text), ...props.flatMap(({ text }) => declarationsIn(text))];
  return [...new Set(all)].join('\n\n');
}

/** Returns the text of the comment above an export. */
function commentOf(name: string, source: string): string | undefined {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
    source,
  )?.[1];
  return comment?.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}

/** Returns the source of a component. */
const sourceOf = (folder: string, name: string): string =>
  Object.entries(sources).find(
    ([path, source]) =>
      path.split('/').at(-2) === folder && new RegExp(`export (?:function|const) ${name}\\b`).test(source),
  )?.[1] ?? '';

/** The name of a story as Storybook's addresses have it: `ByKeyboard` is `by-keyboard`. */
const dashed = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const spaced = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

function entryOf(file: string, source: string): ComponentEntry {
  const folder = file.split('/').at(-2) ?? '';
  const stories = shownStories.filter((story) => story.file === file);
  const id = stories[0]?.id ?? '';
  const [name = folder] =
    Object.entries(ui).find(([, component]) => component === stories[0]?.component) ?? [];
  const different = stories.filter(
    ({ code, isTest }, index) => !isTest && stories.findIndex((other) => other.code === code) === index,
  );
  return {
    id,
    name,
    path: `dist/${folder}/${folder}.d.ts`,
    description: commentOf(name, sourceOf(folder, name)) ?? '',
    apiDescription: `## Props\n\n\`\`\`ts\n${propsOf(folder)}\n\`\`\``,
    stories: different.map(({ name: story, code }) => ({
      id: `${id}--${dashed(story)}`,
      name: spaced(story),
      description: commentOf(story, source),
      snippet: code,
    })),
    jsDocTags: {},
  };
}

function manifest(): Manifest {
  const entries = Object.entries(written).map(([file, source]) => entryOf(file, source));
  return { v: 0, components: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

/** What an assistant reads first: https://llmstxt.org. */
function llms({ components }: Manifest): string {
  const { description } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../packages/ui/package.json'), 'utf8'),
  ) as { description: string };
  const lines = Object.values(components).map((entry) => `- \`${entry.name}\`: ${entry.description}`);
  return `# @tarcza/ui

> ${description}

Import components from \`@tarcza/ui\` and their styles, once, from \`@tarcza/ui/styles.css\`. There is no \`className\`, no
\`style\` and no \`as\`: looks come from the theme's tokens, \`--ui-…\`. Each passes \`ref\`,
\`id\`, \`data-*\` and \`aria-*\` (\`RootProps\`) to its root element. A component's own words are Polish unless its prop
\`labels\` says otherwise; \`@tarcza/ui/labels/en\` and the other languages there have whole sets.

## Files

- [manifest.json](manifest.json): the props of each component, and examples that compile as they stand
- [README.md](README.md): how to install it, and to use it on a server
- [theming.md](theming.md): every token, class names for rules of your own, CSS resets
- [api.md](api.md): every name that can be imported, every prop, every word
- [tokens.json](tokens.json): the tokens of the neutral theme
- [CHANGELOG.md](CHANGELOG.md): what to do when you move to a newer version

## Components

${lines.join('\n')}
`;
}

const packageFolder = join(import.meta.dirname, '../packages/ui');
const readSource = (file: string) => readFileSync(join(packageFolder, 'src', file), 'utf8');

/** Returns the stylesheets that a module imports, those of other components first. */
function stylesheetsOf(module: string, seen = new Set<string>()): string[] {
  const file = [`${module}.tsx`, `${module}.ts`].find((name) => existsSync(join(packageFolder, 'src', name)));
  if (!file || seen.has(file)) return [];
  seen.add(file);
  const imported = [...readSource(file).matchAll(/(?:^(?!import type).* from |import\()'(\..*)\.js'/gm)]
    .map(([, path = '']) => join(module, '..', path))
    .toSorted((one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css')));
  return [
    ...imported.flatMap((path) => stylesheetsOf(path, seen)),
    ...(module.endsWith('.css') ? [module] : []),
  ];
}

/** Returns the source of the stylesheet of all components. */
function stylesheet(): string {
  const files = ['theme/base.css', 'theme/frame.css', ...stylesheetsOf('index')];
  const lines = [...new Set(files)].map((file) => `import './${file}.js';\n`);
  return `// The styles of all components, without a theme. Generated from index.ts. Later ones override earlier ones.\n${lines.join('')}`;
}

/** Returns a document with a generated table below its head. */
const withTable = (file: string, table: string, rows: readonly string[]) =>
  readFileSync(join(packageFolder, file), 'utf8').replace(
    new RegExp(`(\\| ${table} \\|\\n.*\\n)(?:\\|.*\\n)*`),
    (_, head: string) => head + rows.join(''),
  );

/** Returns the README with its table of components. */
function readme({ components }: Manifest): string {
  const row = ({ name, description }: ComponentEntry) =>
    `| \`${name}\` | ${(/^(?:Renders )?(.*?)\.(?: |$)/.exec(description) ?? [])[1]} |\n`;
  return withTable('README.md', 'Component \\| Purpose', Object.values(components).map(row));
}

/** Returns theming.md with its table of class names. */
function theming(): string {
  const parts = [...stylesheet().matchAll(/'\.\/(.*)\.js'/g)].flatMap(([, file = '']) =>
    [...readSource(`${file}.ts`).matchAll(/\bpart\(\s*'([\w-]+)'/g)].map(([, part = '']) => part),
  );
  const roots = parts.filter((part) => !part.includes('-')).toSorted();
  const partRow = (root: string) => {
    const own = parts.filter((part) => part.startsWith(`${root}-`)).map((part) => `\`ui-${part}\``);
    return `| \`ui-${root}\` | ${own.join(', ') || '–'} |\n`;
  };
  return withTable('theming.md', 'Component \\| Its parts', roots.map(partRow));
}

test('the stylesheet and the tables of README and theming.md follow from the index', async () => {
  await expect(stylesheet()).toMatchFileSnapshot('../packages/ui/src/components.css.ts');
  await expect(readme(manifest())).toMatchFileSnapshot('../packages/ui/README.md');
  await expect(theming()).toMatchFileSnapshot('../packages/ui/theming.md');
});

test('manifest.json and llms.txt list every component with its props and examples', async () => {
  const made = manifest();
  for (const { description, apiDescription, stories } of Object.values(made.components)) {
    expect(description).not.toBe('');
    expect(apiDescription).toContain('Props');
    expect(stories.length).toBeGreaterThan(0);
  }
  const json = `${JSON.stringify(made, undefined, 1)}\n`;
  await expect(json).toMatchFileSnapshot('../packages/ui/manifest.json');
  await expect(llms(made)).toMatchFileSnapshot('../packages/ui/llms.txt');
});

test('a story that is only a test says so itself, because Storybook reads tags without running a file', () => {
  const own = Object.values(written).flatMap((text) => text.split(/^(?=export const )/m));
  for (const { name, isTest } of shownStories.filter(({ file }) => file.includes('packages/ui'))) {
    const stories = own.filter((text) => text.startsWith(`export const ${name}:`));
    expect(stories.some((text) => text.includes("'!dev'")) || !isTest, name).toBe(true);
  }
});
