import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '../package/freshPackage.ts';
import { behind, nameOf, type Api } from './api.ts';

/**
 * Reads what a built package offers: from its .d.ts files, as `tsc` writes them, and from whatever else it exports. What
 * `@internal` marks is not in them.
 */
export function readDeclarations(folder: string): Api {
  const { name, version, exports } = readManifest(folder);
  const offered: Record<string, string> = {};
  const files: string[] = [];
  const names = new Set<string>();
  for (const [subpath, target] of Object.entries(exports)) {
    const wayIn = `${name}${subpath.slice(1)}`;
    const { types, default: file } =
      typeof target === 'string' ? { types: undefined, default: target } : target;
    if (/\.(css|json|rules)$/.test(subpath)) {
      if (subpath !== './package.json') offered[`${wayIn} content`] = describeContent(join(folder, file));
    } else if (types) {
      files.push(join(folder, types));
      const exported = namesIn(join(folder, types));
      for (const [inside, outside] of exported.toSorted(([, one], [, other]) => (one < other ? -1 : 1))) {
        names.add(inside);
        offered[`${wayIn} ${outside}`] = `export ${outside}`;
      }
    }
  }
  return {
    name,
    version,
    declarations: { ...offered, ...seenOutside(declarationsIn(files, folder), names) },
  };
}

/** Those that are exported, and those that they are made of, which stand without `export`: nobody can import them. */
function seenOutside(declared: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  const reached = new Set(names);
  for (const name of reached)
    for (const [, text] of Object.entries(declared).filter(([key]) => key.split(' ')[1] === name))
      for (const [word] of text.replace(/\/\*[^]*?\*\//g, '').matchAll(/[\w$]+/g)) reached.add(word);
  const seen = Object.entries(declared).filter(([key]) => reached.has(key.split(' ')[1] ?? ''));
  return Object.fromEntries(
    seen.map(([key, text]) => [
      key,
      names.has(key.split(' ')[1] ?? '') ? text : text.replace(/^export /gm, ''),
    ]),
  );
}

/** What stands in a module, without comments but for what they say of each member and its default. */
const statementsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/(\n +)?\/\*[^]*?\*\//g, (comment, indent: string | undefined) => {
      const value = /@default (.*?)\s*(\*\/|\n)/.exec(comment)?.[1];
      const words =
        indent &&
        /\/\*\*([^]*?)(?=\*\/|\s(?:\* )?@[a-z]+ )/
          .exec(comment)?.[1]
          ?.replace(/\s*\n? *\*? +/g, ' ')
          .trim();
      const said = [words, value && `@default ${value}`].filter(Boolean).join(' ');
      return said ? `${indent ?? ''}/** ${said} */` : '';
    })
    .split(/\n(?=(?:export|declare|import|interface|type|const|function|class)[ {*])/);

/** The names that a module exports: within it and outside. */
function namesIn(file: string): [inside: string, outside: string][] {
  return statementsOf(file).flatMap((statement) => {
    const list = /^export (?:type )?\{([^}]*)\}/.exec(statement)?.[1];
    const alone = statement.startsWith('export ') ? nameOf(statement) : '';
    const names = list === undefined ? [alone] : list.split(',').map((one) => one.trim());
    return names.filter(Boolean).map((one): [string, string] => {
      const [inside = '', outside = inside] = one.replace(/^type /, '').split(' as ');
      return [inside, outside];
    });
  });
}

/** Every declaration of these modules and of those that they import from their own package, by its name. */
function declarationsIn(files: readonly string[], folder: string) {
  const modules = new Set(files);
  const found: Record<string, string> = {};
  for (const file of modules) {
    for (const statement of statementsOf(file)) {
      const source = /\bfrom ['"](\.[^'"]*)['"]|^import ['"](\.[^'"]*)['"]/.exec(statement);
      if (source) modules.add(join(file, '..', source[1] ?? source[2] ?? '').replace(/\.[jt]sx?$/, '.d.ts'));
      const text = textOf(statement);
      if (/^(import|export (type )?[{*])|^$/.test(text)) continue;
      const short = `${behind} ${nameOf(text)}`;
      const module = relative(join(folder, 'dist'), file).replaceAll('\\', '/').replace('.d.ts', '');
      const isElsewhere = short in found && !found[short]?.startsWith(`// ${module}\n`);
      const key = isElsewhere ? `${short} of ${module}` : short;
      // A function may be declared several times.
      found[key] = found[key] ? `${found[key]}\n${text}` : `// ${module}\n${text}`;
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A declaration as it stands in the record. */
function textOf(statement: string) {
  return (
    statement
      // What a function calls the parts of its props is its own business, and so is what a constant of no name outside holds.
      .replace(/\(\{[^{}]*\}: /g, '(props: ')
      .replace(/(?<=^declare const [^]*: )(["'])[^\n]*\1(?=;$)/gm, '…')
      // The compiler has no order of its own for what it concludes.
      .replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '))
      .split('\n')
      .filter((line) => line.trim() && line !== 'export {};')
      .map((line) => line.trimEnd().replace(/^( {4})+/, (indent) => '  '.repeat(indent.length / 4)))
      .join('\n')
      .replace(/^(export )?declare /, '$1')
  );
}

/** What others rely on in a file that is no module. */
function describeContent(file: string) {
  const text = readFileSync(file, 'utf8');
  const lines = file.endsWith('.css')
    ? // Themes in plain CSS rely on the custom properties.
      new Set([...text.matchAll(/--[a-z][\w-]*/g)].map(([property]) => property).sort())
    : file.endsWith('.json')
      ? keysIn(JSON.parse(text))
      : text.split('\n').filter((line) => /^\s*(match|allow) /.test(line));
  return ['content', ...[...lines].map((line) => line.trim())].map((line) => `// ${line}`).join('\n');
}

/** Every place in a JSON file, but for values of the design tokens format. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .filter(([key]) => path === '' || !key.startsWith('$'))
    .flatMap(([key, inner]) =>
      (inner as { $value?: unknown } | null)?.$value === undefined
        ? keysIn(inner, path ? `${path}.${key}` : key)
        : [`${path}.${key}`],
    );
}
