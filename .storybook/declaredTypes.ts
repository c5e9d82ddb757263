/** The types that the package declares, as its sources write them. */
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

interface Declared {
  name: string;
  /** The folder of the component that it belongs to. */
  folder: string;
  text: string;
}

let found: readonly Declared[] | undefined;

/** Read when a table first asks: a story alone has none. */
function declared(): readonly Declared[] {
  found ??= Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(declaration)].map(({ 0: text, groups }) => ({
      name: groups?.['shape'] ?? groups?.['alias'] ?? '',
      folder: path.split('/').at(-2) ?? '',
      text: text.replace(/^export /, ''),
    })),
  );
  return found;
}

/** The type of a prop as the interface of its component has it, if it has. */
export function writtenInSource(component: string, prop: string): string | undefined {
  const member = new RegExp(`^ {2}'?${prop}'?\\??: (?<type>[^]*?);\\n`, 'm');
  return declared()
    .filter(({ name, folder }) => folder === component && name.endsWith('Props'))
    .map(({ text }) => {
      const type = member.exec(text)?.groups?.['type']?.replace(/\s+/g, ' ');
      // Of what the caller decides, what it may be.
      const [, parameter, bound] = /^interface \w+<(\w+) extends ([^=>]+?) *[=>]/.exec(text) ?? [];
      return type && parameter && type === parameter ? bound : type;
    })
    .find((type) => type !== undefined);
}

/** What the names in a type stand for, and the names in those: what a reader would have to look up. */
export function spelledOut(type: string): string | undefined {
  const named = (text: string) =>
    declared().filter(({ name }) => !name.endsWith('Props') && new RegExp(`\\b${name}\\b`).test(text));
  const first = named(type);
  const all = new Set([...first, ...first.flatMap(({ text }) => named(text))]);
  return all.size > 0 ? [...all].map(({ text }) => text).join('\n\n') : undefined;
}

/** The members of an interface, those that it inherits first, each as one that may be left out. */
function membersOf(interfaceName: string): string[] {
  const text = declared().find(({ name }) => name === interfaceName)?.text ?? '';
  const [, base] = /^interface \w+ extends (\w+)/.exec(text) ?? [];
  const own = [...text.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, name, type]) => `${name}?: ${type}`);
  return [...(base ? membersOf(base) : []), ...own];
}

/** A type with the members themselves where it says that some of an interface may be given. */
export function withMembers(type: string): string {
  return type.replace(/\bPartial<(\w+)>/g, (whole, name: string) => {
    const members = membersOf(name);
    return members.length > 0 ? `{ ${members.join('; ')} }` : whole;
  });
}

/** What a component takes: the interfaces of its props, and what the names in them stand for. */
export function propsOf(folder: string): string {
  const props = declared().filter((one) => one.folder === folder && one.name.endsWith('Props'));
  const named = props.map(({ text }) => spelledOut(text)).filter((text) => text !== undefined);
  const all = [...props.map(({ text }) => text), ...named].join('\n\n');
  return [...new Set(all.split(/\n\n(?=interface|type)/))].join('\n\n');
}

/** What stands above a component or a story in its source. */
export function saidAbove(name: string, source: string): string | undefined {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
    source,
  )?.[1];
  return comment?.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}

/** The source of a component. */
export const sourceOf = (folder: string, name: string): string =>
  Object.entries(sources).find(
    ([path, source]) =>
      path.split('/').at(-2) === folder && new RegExp(`export (?:function|const) ${name}\\b`).test(source),
  )?.[1] ?? '';
