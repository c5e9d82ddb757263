/** What a package offers: for each way in, such as `@tarcza/ui/theme`, its names; and how everything is declared. */
export interface Api {
  name: string;
  version: string;
  /** Way in and name, with a space between, to what stands in the record. */
  declarations: Readonly<Record<string, string>>;
}

/** The heading under which declarations stand, with those that they are made of, which have no `export`. */
export const behind = 'Declarations';

const introduction = `What users of the package can see: names, props with what each is for, and their defaults. Of the declarations those
can be imported that begin with \`export\`; the others are what they are made of.

A change here is a change for them, so read it as they would. It is written by \`npm run release:check -- --record\` and
compared by every release check: what goes or changes needs a new major version (a minor one before 1.0), what comes a minor
one (a patch).`;

/** The API as a document that a reviewer reads. */
export function writeApi({ name, version, declarations }: Api): string {
  const written = [...new Set(Object.keys(declarations).map(wayIn))].map((heading) => {
    const declared = Object.entries(declarations).filter(([key]) => wayIn(key) === heading);
    const separator = heading === behind ? '\n\n' : '\n';
    return `## ${heading}\n\n\`\`\`ts\n${declared.map(([, text]) => text).join(separator)}\n\`\`\`\n`;
  });
  return `# The API of ${name} ${version}\n\n${introduction}\n\n${written.join('\n')}`;
}

export function readApi(document: string): Api {
  const [, name = '', version = ''] = /^# The API of (\S+) (\d\S*)$/m.exec(document) ?? [];
  const sections = document.matchAll(/^## (.+)\n\n```ts\n([^]*?)\n```$/gm);
  const declarations: Record<string, string> = {};
  for (const [, heading = '', block = ''] of sections) {
    const texts =
      heading === behind ? block.split('\n\n') : block.startsWith('//') ? [block] : block.split('\n');
    for (const text of texts) {
      const short = `${heading} ${nameOf(text)}`;
      const module = /^\/\/ (\S+)\n/.exec(text)?.[1] ?? '';
      declarations[short in declarations ? `${short} of ${module}` : short] = text;
    }
  }
  return { name, version, declarations };
}

/** The name that a declaration gives. */
export function nameOf(declared: string) {
  if (declared.startsWith('// content')) return 'content';
  const pattern =
    /^(?:\/\/ \S+\n)?(?:\/\/ |export |declare |abstract |(?:default|function|interface|type|const|class|enum) )*([\w$]+)/;
  return pattern.exec(declared)?.[1] ?? declared;
}

const wayIn = (key: string) => key.split(' ', 1)[0] ?? '';

export interface ApiChange {
  removed: string[];
  /** Declared otherwise: somebody's code may no longer compile, or do something else. */
  changed: string[];
  added: string[];
  /** Has more optional members than before, and is otherwise as it was. */
  extended: string[];
}

export function compareApis(before: Api, after: Api): ApiChange {
  const old = before.declarations;
  const now = after.declarations;
  const isOffered = (key: string) => wayIn(key) !== behind;
  const differing = Object.keys(old).filter(
    (key) => now[key] !== undefined && withoutWords(now[key]) !== withoutWords(old[key] ?? ''),
  );
  const extended = differing.filter((key) =>
    isExtended(withoutWords(old[key] ?? ''), withoutWords(now[key] ?? '')),
  );
  return {
    removed: Object.keys(old).filter((key) => isOffered(key) && now[key] === undefined),
    added: Object.keys(now).filter((key) => isOffered(key) && old[key] === undefined),
    changed: differing.filter((key) => !extended.includes(key)),
    extended,
  };
}

/** What a declaration promises: what is said of a member may be put in other words. */
const withoutWords = (declared: string) =>
  declared.replace(/\n *\/\*\* (.*) \*\/(?=\n)/g, (comment, said: string) => {
    const [, value] = /@default (.*)$/.exec(said) ?? [];
    return value ? comment.replace(said, `@default ${value}`) : '';
  });

/** Whether an interface or a list has kept every line, and the interface got only optional members of a line each. */
function isExtended(before: string, after: string) {
  const isList = before.startsWith('// content');
  if (!isList && !/\binterface /.test(before)) return false;
  const optional = /^ {2}(\/\*\* .* \*\/|readonly )?[\w$]+\?: .*;$|^ {2}\/\*\* .* \*\/$/;
  const kept = before.split('\n').slice(1);
  let next = 0;
  for (const line of after.split('\n').slice(1)) {
    if (line === kept[next]) next++;
    else if (!isList && !optional.test(line)) return false;
  }
  return next === kept.length;
}

/** A change in words, for the terminal; empty when there is none. */
export function describeChange(change: ApiChange): string[] {
  return Object.entries(change).flatMap(([kind, keys]: [string, string[]]) =>
    keys.map((key) => `${kind}: ${key}`),
  );
}
