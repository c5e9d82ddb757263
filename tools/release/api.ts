/** What a package offers: for each way in, such as `@tarcza/ui/theme`, the declaration of each name. */
export interface Api {
  version: string;
  /** Way in and name, with a space between, to the declaration as TypeScript sees it. */
  declarations: Readonly<Record<string, string>>;
}

/** The way in under which types stand that have no name outside, but show in those that have one. */
export const behind = 'Behind these';

const introduction = `What users of the package can see: names, props and their defaults. A change here is a change for them, so
read it as they would. It is written by \`npm run release:check -- --record\` and compared by every release check:
what goes or changes needs a new major version (a minor one before 1.0), what comes a minor one (a patch).`;

/** The API as a document that a reviewer reads. */
export function writeApi({ version, declarations }: Api): string {
  const sections = [...new Set(Object.keys(declarations).map(wayIn))].map((name) => {
    const declared = Object.entries(declarations).filter(([key]) => wayIn(key) === name);
    return `## ${name}\n\n\`\`\`ts\n${declared.map(([, text]) => text).join('\n\n')}\n\`\`\`\n`;
  });
  return `# The API of @tarcza/ui ${version}\n\n${introduction}\n\n${sections.join('\n')}`;
}

export function readApi(document: string): Api {
  const version = /^# .* (\d+\.\d+\.\d+\S*)$/m.exec(document)?.[1] ?? '';
  const sections = document.matchAll(/^## (.+)\n\n```ts\n([^]*?)\n```$/gm);
  const declarations = [...sections].flatMap(([, name = '', block = '']) =>
    block.split('\n\n').map((declared) => [`${name} ${nameOf(declared)}`, declared] as const),
  );
  return { version, declarations: Object.fromEntries(declarations) };
}

/** The name that a declaration gives. */
export function nameOf(declared: string) {
  return (
    /^(?:\/\/|(?:export )?(?:function|interface|type|const|class|enum)) ([\w$]+)/.exec(declared)?.[1] ??
    declared
  );
}

function wayIn(key: string) {
  return key.slice(0, key.lastIndexOf(' '));
}

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
  const differing = Object.keys(old).filter((key) => now[key] !== undefined && now[key] !== old[key]);
  return {
    removed: Object.keys(old).filter((key) => isOffered(key) && now[key] === undefined),
    added: Object.keys(now).filter((key) => isOffered(key) && old[key] === undefined),
    changed: differing.filter((key) => !isExtended(old[key] ?? '', now[key] ?? '')),
    extended: differing.filter((key) => isExtended(old[key] ?? '', now[key] ?? '')),
  };
}

/** Whether an interface has kept every line and got only optional members of a line each. */
function isExtended(before: string, after: string) {
  if (!/\binterface /.test(before)) return false;
  const kept = before.split('\n');
  let next = 0;
  for (const line of after.split('\n')) {
    if (line === kept[next]) next++;
    else if (!/^ {2}(\/\*\* .* \*\/|readonly )?[\w$]+\?: .*;$|^ {2}\/\*\* .* \*\/$/.test(line)) return false;
  }
  return next === kept.length;
}

/** A change in words, for the terminal; empty when there is none. */
export function describeChange(change: ApiChange): string[] {
  return Object.entries(change).flatMap(([kind, keys]: [string, string[]]) =>
    keys.map((key) => `${kind}: ${key}`),
  );
}
