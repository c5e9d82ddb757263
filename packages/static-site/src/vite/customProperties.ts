import { parse, type AtRule, type Declaration, type Node, type Root } from 'postcss';

/** A custom property, and whatever else CSS names with two dashes, such as a timeline. */
const dashed = /(?<![\w-])--(?:[-\w\u0080-\uffff]|\\.)+/g;
/** Every such name that stands in a text, as often as it does. */
export const dashedIn = (text: string): readonly string[] => text.match(dashed) ?? [];

/** In code a letter may stand before a name: that of `\n`. */
const dashedInCode = /--(?:[-\w\u0080-\uffff]|\\.)+/g;

/**
 * Which custom properties scripts name, and may therefore read or set. The beginning of a name that is put together, such as
 * `--card-${size}`, speaks for all that begin so.
 */
export function namedIn(scripts: Iterable<string>): (name: string) => boolean {
  const names = new Set([...scripts].flatMap((script) => script.match(dashedInCode) ?? []));
  const beginnings = [...names].filter((name) => name.endsWith('-'));
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

export interface ShortNames {
  css: string;
  /** Whether nothing has this name any more: it has another one, or its value stands where it was read. */
  isRenamed: (name: string) => boolean;
}

/**
 * Calls what only the style sheet speaks of by names of a letter or two, the most frequent by the shortest:
 * `--ui-space-small` stands in a page two hundred times. What has one value for the whole site needs no name at all: the value
 * takes its place. What a script, a selector, an address or a text in quotes names keeps its name.
 */
export function withShortNames(styleSheet: string, isNamed: (name: string) => boolean): ShortNames {
  const sheet = parse(styleSheet);
  const kept = new Set<string>();
  sheet.walkRules(({ selector }) => dashedIn(selector).forEach((name) => kept.add(name)));
  for (const text of textsOf(sheet)) {
    for (const quoted of text.match(/"[^"]*"|'[^']*'|url\([^)]*\)/g) ?? [])
      for (const name of dashedIn(quoted)) kept.add(name);
    for (const name of dashedIn(text)) if (isNamed(name)) kept.add(name);
  }
  const replaced = putValuesInPlace(sheet, kept);

  const count = new Map<string, number>();
  for (const name of textsOf(sheet).flatMap(dashedIn)) count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].filter(([name]) => !kept.has(name)).toSorted(([, a], [, b]) => b - a);
  const free = shortNames((name) => kept.has(name) || isNamed(name));
  const shortOf = new Map(names.map(([name]) => [name, free.next().value]));
  rename(sheet, (name) => shortOf.get(name) ?? name);
  return { css: sheet.toString(), isRenamed: (name) => shortOf.has(name) || replaced.has(name) };
}

/** A property that is read, by a name without escaped signs, and with nothing to stand in for it. */
const reading = /(?<![\w-])var\(\s*(--[-\w\u0080-\uffff]+)\s*\)/g;

/**
 * Writes the value of a property where it is read, and takes the property away, if `:root` sets it under no condition, and
 * nothing sets it to another value. What may be missing (`var(--x, 1px)`), is read in another way (`style(--x: 1)`) or is
 * registered stays.
 */
function putValuesInPlace(sheet: Root, kept: ReadonlySet<string>): ReadonlySet<string> {
  const settings = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  const staying = new Set(kept);
  sheet.walkAtRules(({ params }) => dashedIn(params).forEach((name) => staying.add(name)));
  sheet.walkDecls(({ value }) => {
    for (const name of dashedIn(value.replaceAll(reading, ''))) staying.add(name);
  });

  const valueOf = new Map<string, string>();
  for (let before = -1; before !== valueOf.size; ) {
    before = valueOf.size;
    for (const [name, places] of settings) {
      if (valueOf.has(name) || staying.has(name) || !places.some(isForTheWholeSite)) continue;
      const values = new Set(places.map(({ value }) => filled(value, valueOf).trim()));
      const [value = '', another] = values;
      if (another === undefined && isValue(value)) valueOf.set(name, lean(value));
    }
  }

  for (const name of valueOf.keys()) for (const place of settings.get(name) ?? []) place.remove();
  sheet.walkDecls((declaration) => {
    const value = filled(declaration.value, valueOf);
    if (value !== declaration.value) declaration.value = lean(value);
  });
  return new Set(valueOf.keys());
}

/**
 * Not so what depends on other properties or on the element that is asked, and what means something else to a custom property
 * than to another. A long one, such as a picture in a `data:` address, is said once.
 */
const isValue = (text: string) =>
  text.length <= 100 &&
  !/(?:var|attr|if|inherit|random-item|first-valid|--[\w-]+)\(/i.test(text) &&
  !/^(?:|initial|inherit|unset|revert|revert-layer)$/i.test(text);

/** Minifiers leave what a custom property says as it is written, and what reads one. */
const lean = (value: string) =>
  value
    .replaceAll(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\s*([,*])\s+/g,
      (_, quoted: string, sign: string) => quoted ?? sign,
    )
    .replaceAll(/(?<![-\w])calc\(-1\*(\d*\.?\d+[a-z]+)\)/g, '-$1');

/** Values that stand side by side are not to become one, as `1px` and `2px` would. */
function filled(text: string, valueOf: ReadonlyMap<string, string>): string {
  let result = '';
  let end = 0;
  for (const { 0: read, 1: name = '', index } of text.matchAll(reading)) {
    const value = valueOf.get(name);
    if (value === undefined) continue;
    result += text.slice(end, index);
    end = index + read.length;
    if (/[^\s(,:/*]$/.test(result)) result += ' ';
    result += value;
    if (/^[^\s),;/*!]/.test(text.slice(end))) result += ' ';
  }
  return result + text.slice(end);
}

function isForTheWholeSite({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || parent.selector !== ':root') return false;
  for (let around: Node | undefined = parent.parent; around; around = around.parent)
    if (around.type === 'rule' || (around.type === 'atrule' && (around as AtRule).name !== 'layer'))
      return false;
  return true;
}

/** Takes away what sets a custom property that neither the rules themselves read nor anything that is named elsewhere. */
export function dropUnread(
  root: Root,
  elsewhere: ReadonlySet<string>,
  isNamed: (name: string) => boolean,
): void {
  let before: number;
  let left = 0;
  do {
    before = left;
    left = 0;
    const read = new Set(elsewhere);
    root.walkDecls(({ value }) => dashedIn(value).forEach((name) => read.add(name)));
    // A container may be asked for the value of one.
    root.walkAtRules('container', ({ params }) => dashedIn(params).forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isNamed(declaration.prop)) left += 1;
      else declaration.remove();
    });
    // What was taken away may have been the only one to read another.
  } while (left !== before);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Where a sheet may name something, but for its selectors. */
function textsOf(sheet: Root): string[] {
  const texts: string[] = [];
  sheet.walkDecls(({ prop, value }) => void texts.push(prop, value));
  sheet.walkAtRules(({ params }) => void texts.push(params));
  return texts;
}

function rename(sheet: Root, nameOf: (name: string) => string) {
  const renamed = (text: string) => text.replaceAll(dashed, nameOf);
  sheet.walkDecls((declaration) => {
    declaration.prop = renamed(declaration.prop);
    declaration.value = renamed(declaration.value);
  });
  sheet.walkAtRules((rule) => {
    rule.params = renamed(rule.params);
  });
}

/** From `--a` on, as numbers of 36 digits, without those that are taken. Validators read no name that begins with a digit. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 10; ; number += 1) {
    const name = `--${number.toString(36)}`;
    if (!/^--\d/.test(name) && !isTaken(name)) yield name;
  }
}
