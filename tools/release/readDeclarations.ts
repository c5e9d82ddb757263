import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { behind, nameOf, type Api } from './api.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A declaration of a file, or the name of one in another file. */
type Found =
  | { file: string; text: string; names: Set<string> }
  | { file: string; from: string; name: string };

interface Module {
  exported: Map<string, Found>;
  /** Everything that the file knows by a name, imports included. */
  known: Map<string, Found>;
}

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types?: string }>;
}

/** Reads what a built package offers from its .d.ts files. */
export function readDeclarations(folder: string): Api {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const modules = new Map<string, Module>();
  const moduleAt = (file: string) => {
    const module = modules.get(file) ?? readModule(folder, file);
    modules.set(file, module);
    return module;
  };
  const resolve = (found: Found | undefined): Found | undefined =>
    found && 'from' in found ? resolve(moduleAt(found.from).exported.get(found.name)) : found;

  const declarations: Record<string, string> = {};
  const offered = new Set<Found>();
  const shown: Found[] = [];
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    const wayIn = `${manifest.name}${subpath.slice(1)}`;
    if (subpath.endsWith('.css')) {
      declarations[`${wayIn} stylesheet`] = describeStyles(folder, subpath);
      continue;
    }
    const types = typeof target === 'object' ? target.types : undefined;
    if (!types) continue;
    const { exported } = moduleAt(types);
    for (const name of [...exported.keys()].sort()) {
      const found = resolve(exported.get(name));
      if (!found || !('text' in found))
        throw new Error(`The declaration of ${name} in ${types} is not found.`);
      declarations[`${wayIn} ${name}`] = `export ${found.text.replace(nameOf(found.text), name)}`;
      offered.add(found);
      shown.push(found);
    }
  }

  const hidden: Record<string, string> = {};
  for (const found of shown) {
    if (!('text' in found)) continue;
    for (const name of found.names) {
      const next = resolve(moduleAt(found.file).known.get(name));
      if (!next || !('text' in next) || offered.has(next)) continue;
      offered.add(next);
      shown.push(next);
      hidden[`${behind} ${name}`] = next.text;
    }
  }
  const sorted = Object.entries(hidden).sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: manifest.version, declarations: { ...declarations, ...Object.fromEntries(sorted) } };
}

/** The custom properties that a style sheet sets or reads: themes in plain CSS rely on their names. */
function describeStyles(folder: string, subpath: string) {
  const css = readFileSync(join(folder, 'dist', subpath), 'utf8');
  const properties = new Set([...css.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name));
  return ['// stylesheet', ...[...properties].sort().map((name) => `// ${name}`)].join('\n');
}

function readModule(folder: string, file: string): Module {
  const code = readFileSync(join(folder, file), 'utf8');
  const { program, comments } = parseSync(file, code, { lang: 'dts', sourceType: 'module' });
  const module: Module = { exported: new Map(), known: new Map() };

  for (const statement of program.body as unknown as Node[]) {
    const source = (statement['source'] as { value?: string } | null | undefined)?.value;
    const specifiers = (statement['specifiers'] ?? []) as {
      [key in 'imported' | 'local' | 'exported']?: { name: string };
    }[];
    const declared = statement['declaration'] as Node | null | undefined;
    if (statement.type === 'ImportDeclaration') {
      if (!source?.startsWith('.')) continue;
      for (const { imported, local } of specifiers) {
        if (local) module.known.set(local.name, elsewhere(file, source, imported?.name ?? 'default'));
      }
    } else if (statement.type === 'ExportNamedDeclaration' && !declared) {
      for (const { local, exported } of specifiers) {
        if (!local || !exported) continue;
        const found = source ? elsewhere(file, source, local.name) : module.known.get(local.name);
        if (found) module.exported.set(exported.name, found);
      }
    } else {
      const node = declared ?? statement;
      const isExported = declared !== null && declared !== undefined;
      const found: Found = { file, text: textOf(node, code, comments, isExported), names: namesIn(node) };
      for (const name of declaredNames(node)) {
        module.known.set(name, found);
        if (isExported) module.exported.set(name, found);
      }
    }
  }
  return module;
}

/** What a name stands for that a file takes from its neighbour, or from another package. */
function elsewhere(file: string, source: string, name: string): Found {
  if (!source.startsWith('.'))
    return { file, text: `type ${name} = import('${source}').${name};`, names: new Set() };
  return { file, from: `./${join(file, '..', source).replace(/\.js$/, '.d.ts')}`, name };
}

function declaredNames(node: Node): string[] {
  const named = (node['declarations'] ?? [node]) as { id?: { name?: string } | null }[];
  return named.flatMap(({ id }) => id?.name ?? []);
}

/** Every identifier within, whatever it stands for. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) namesIn(item, found);
  else if (node && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: unknown };
    if (type === 'Identifier' && typeof name === 'string') found.add(name);
    for (const value of Object.values(node)) namesIn(value, found);
  }
  return found;
}

/** A declaration without its comments, but for the defaults that they tell. */
function textOf(
  node: Node,
  code: string,
  comments: readonly { start: number; end: number }[],
  isExported: boolean,
) {
  const edits = comments
    .filter(({ start, end }) => start >= node.start && end <= node.end)
    .map(({ start, end }) => {
      const value = /@default (.*?)\s*(\*\/|\n)/.exec(code.slice(start, end))?.[1];
      return { start, end, text: value ? `/** @default ${value} */` : '' };
    });
  // What a function calls the parts of its props is its own business.
  for (const parameter of (node['params'] ?? []) as Node[]) {
    const annotation = parameter['typeAnnotation'] as Node | null | undefined;
    if (parameter.type === 'ObjectPattern' && annotation)
      edits.push({ start: parameter.start, end: annotation.start, text: 'props' });
  }
  // Of a value without a name outside only the keys show, through `keyof`.
  if (!isExported && node.type === 'VariableDeclaration') edits.push(...withoutValues(node));

  let text = code.slice(node.start, node.end);
  for (const { start, end, text: replacement } of edits.sort((one, other) => other.start - one.start)) {
    text = text.slice(0, start - node.start) + replacement + text.slice(end - node.start);
  }
  return text
    .replace(/^declare /, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trimEnd().replace(/^( {4})+/, (indent) => '  '.repeat(indent.length / 4)))
    .join('\n');
}

function withoutValues(node: Node) {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const { id } of node['declarations'] as {
    id: { typeAnnotation?: { typeAnnotation?: Node } | null };
  }[]) {
    const members = (id.typeAnnotation?.typeAnnotation?.['members'] ?? []) as Node[];
    for (const member of members) {
      const value = member['typeAnnotation'] as Node | null | undefined;
      if (value) edits.push({ start: value.start, end: value.end, text: ': …' });
    }
  }
  return edits;
}
