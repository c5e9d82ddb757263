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
export function propsOf(folder: string): string {
  const props = types.filter((type) => type.folder === folder && type.name.endsWith('Props'));
  const all = [...props.map(({ text }) => text), ...props.flatMap(({ text }) => declarationsIn(text))];
  return [...new Set(all)].join('\n\n');
}

/** Returns the text of the comment above an export. */
export function commentOf(name: string, source: string): string | undefined {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
    source,
  )?.[1];
  return comment?.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}

/** Returns the source of a component. */
export const sourceOf = (folder: string, name: string): string =>
  Object.entries(sources).find(
    ([path, source]) =>
      path.split('/').at(-2) === folder && new RegExp(`export (?:function|const) ${name}\\b`).test(source),
  )?.[1] ?? '';
