import type { Value } from './values.js';

/** A group of groups and tokens, or a reference such as `{ "$ref": "brand.json" }`. */
export interface Group {
  readonly [key: string]: Value;
}

interface Source {
  sources?: readonly Group[];
  contexts?: Readonly<Record<string, readonly Group[]>>;
  default?: string;
}

/** A document of the resolver module 2025.10, https://www.designtokens.org/tr/2025.10/resolver/. */
export interface Resolver {
  $schema?: string;
  name?: string;
  version: string;
  description?: string;
  sets?: Readonly<Record<string, Source>>;
  modifiers?: Readonly<Record<string, Source>>;
  resolutionOrder: readonly (Source & { $ref?: string })[];
}

/** Tokens by their path, such as `color.surface`. */
export type Flat = ReadonlyMap<string, Token>;

interface Token {
  /** Its own type, or that of a group around it. */
  type: string | undefined;
  value: Value;
  extensions: Readonly<Record<string, Value>>;
}

/** Returns the tokens of a resolver document in one scheme. A modifier without that scheme has its default. */
export function inContext(
  document: unknown,
  scheme: 'light' | 'dark',
  read: (file: string) => unknown,
): Group {
  const resolver = document as Resolver;
  if (resolver?.version !== '2025.10' || !Array.isArray(resolver.resolutionOrder))
    throw new Error('Not a resolver document: it needs "version": "2025.10" and a "resolutionOrder".');

  const sourcesOf = (source: Source): readonly Group[] => {
    const { contexts } = source;
    const chosen = contexts?.[scheme] ?? contexts?.[source.default ?? ''] ?? source.sources;
    if (!chosen) throw new Error(`A modifier has neither a context "${scheme}" nor a default.`);
    return chosen.flatMap((group) => {
      const reference = group['$ref'];
      if (typeof reference !== 'string') return [group];
      return reference.startsWith('#') ? sourcesOf(within(resolver, reference)) : [read(reference) as Group];
    });
  };
  return resolver.resolutionOrder
    .flatMap(({ $ref, ...inline }) => sourcesOf($ref ? within(resolver, $ref) : inline))
    .reduce(merge, {});
}

/** Returns the set or modifier that `#/sets/name` or `#/modifiers/name` refers to. */
function within(resolver: Resolver, reference: string): Source {
  const [, kind, name = ''] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(reference) ?? [];
  const source =
    kind && resolver[kind as 'sets' | 'modifiers']?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!source) throw new Error(`The reference ${reference} has no target.`);
  return source;
}

const isGroup = (value: Value | undefined): value is Group =>
  typeof value === 'object' && !Array.isArray(value) && !('$value' in value);

/** Merges two groups; tokens of the second one win. */
function merge(one: Group, other: Group): Group {
  const merged: Record<string, Value> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isGroup(before) && isGroup(value) && !key.startsWith('$') ? merge(before, value) : value;
  }
  return merged;
}

/** Returns every token of a group by its path, with the type that it inherits. */
export function flatten(group: Group, path = '', inherited?: string): Flat {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$extends' in group || '$ref' in group)
    throw new Error(
      `${path || 'The file'} uses "$extends" or "$ref", which are not supported. Write the tokens themselves.`,
    );
  const found = Object.entries(group).flatMap(([key, value]): [string, Token][] => {
    if (key.startsWith('$') || typeof value !== 'object' || Array.isArray(value)) return [];
    const inner = path ? `${path}.${key}` : key;
    if (isGroup(value)) return [...flatten(value, inner, type)];
    const token = value as unknown as Readonly<Record<string, Value>>;
    const own = typeof token['$type'] === 'string' ? token['$type'] : type;
    return [
      [inner, { type: own, value: token['$value'] ?? '', extensions: (token['$extensions'] ?? {}) as Group }],
    ];
  });
  return new Map(found);
}
