import { parse, type Root } from 'postcss';

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
  /** Whether what had this name has another one now. */
  isRenamed: (name: string) => boolean;
}

/**
 * Calls what only the style sheet speaks of by names of a letter or two, the most frequent by the shortest:
 * `--ui-space-small` stands in a page two hundred times. What a script, a selector, an address or a text in quotes names keeps
 * its name.
 */
export function withShortNames(styleSheet: string, isNamed: (name: string) => boolean): ShortNames {
  const sheet = parse(styleSheet);
  const kept = new Set<string>();
  const count = new Map<string, number>();
  const note = (text: string) => {
    for (const quoted of text.match(/"[^"]*"|'[^']*'|url\([^)]*\)/g) ?? [])
      for (const name of dashedIn(quoted)) kept.add(name);
    for (const name of dashedIn(text)) count.set(name, (count.get(name) ?? 0) + 1);
    return text;
  };
  sheet.walkRules(({ selector }) => dashedIn(selector).forEach((name) => kept.add(name)));
  rename(sheet, note);

  for (const name of count.keys()) if (isNamed(name)) kept.add(name);
  const names = [...count].filter(([name]) => !kept.has(name)).toSorted(([, a], [, b]) => b - a);
  const free = shortNames((name) => kept.has(name) || isNamed(name));
  const shortOf = new Map(names.map(([name]) => [name, free.next().value]));
  rename(sheet, (text) => text.replaceAll(dashed, (name) => shortOf.get(name) ?? name));
  return { css: sheet.toString(), isRenamed: (name) => shortOf.has(name) };
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

function rename(sheet: Root, nameIn: (text: string) => string) {
  sheet.walkDecls((declaration) => {
    declaration.prop = nameIn(declaration.prop);
    declaration.value = nameIn(declaration.value);
  });
  sheet.walkAtRules((rule) => {
    rule.params = nameIn(rule.params);
  });
}

/** From `--a` on, as numbers of 36 digits, without those that are taken. Validators read no name that begins with a digit. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 10; ; number += 1) {
    const name = `--${number.toString(36)}`;
    if (!/^--\d/.test(name) && !isTaken(name)) yield name;
  }
}
