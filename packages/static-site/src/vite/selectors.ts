import selectorParser from 'postcss-selector-parser';
import { remembered } from './remembered.ts';

/**
 * What a page has to have for a part of a selector to meet it: an element, a class with a dot before it, or a data attribute
 * with the word that it says. A number or a yes and no may be reckoned, and stands nowhere as a word.
 */
export function nameOf(node: selectorParser.Node): string | undefined {
  if (node.type === 'tag') return node.value.toLowerCase();
  if (node.type === 'class') return `.${node.value}`;
  if (node.type !== 'attribute' || node.operator !== '=' || node.insensitive) return undefined;
  const { value = '' } = node;
  const attribute = node.attribute.toLowerCase();
  return attribute.startsWith('data-') && /^(?!true$|false$)[a-z][\w-]*$/i.test(value)
    ? stateOf(attribute, value)
    : undefined;
}

export const stateOf = (attribute: string, word: string) => `[${attribute}=${word}]`;

/** By which of its words a script that sets a class or a state is known. */
export function wordsFor(name: string): string[] {
  if (name.startsWith('.')) return [name.slice(1)];
  const [, attribute = '', word = ''] = /^\[data-(.*)=(.*)\]$/.exec(name) ?? [];
  if (!attribute) return [];
  return [
    word,
    `data-${attribute}`,
    attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ];
}

/** The words of a text, also those with a dash. */
export const wordsIn = (text: string): readonly string[] => text.match(/[-\w\u0080-\uffff]+/g) ?? [];

type IsMet = (names: ReadonlySet<string>) => boolean;

/** Whether what a page has is enough for a selector to meet something. Read once, for every page asks. */
const isMetBy = remembered((selector: string): IsMet => {
  let isMet: IsMet = () => true;
  selectorParser((root) => {
    isMet = isAnyMet(root.nodes);
  }).processSync(selector);
  return isMet;
});

/** One of several selectors is enough, and each needs all that it names. */
function isAnyMet(selectors: readonly selectorParser.Selector[]): IsMet {
  const partsOf = selectors.map(({ nodes }) => nodes.flatMap(need));
  return (names) => partsOf.some((parts) => parts.every((isMet) => isMet(names)));
}

/** What `:not()` names had better be missing, what `:has()` names may come, and others count places or name a language. */
function need(node: selectorParser.Node): IsMet[] {
  if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value)) return [isAnyMet(node.nodes)];
  const name = nameOf(node);
  return name ? [(names) => names.has(name)] : [];
}

/** Whether a page that has these names may have what a selector meets. */
export const isUsed = (selector: string, names: ReadonlySet<string>) => isMetBy(selector)(names);
