import { createHash } from 'node:crypto';
import { parse, type AtRule, type Node, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { dashedIn, dropUnread } from './customProperties.ts';
import { remembered } from './remembered.ts';
import { isUsed, nameOf, stateOf, wordsFor, wordsIn } from './selectors.ts';

/** The rules that one page needs, and the Content-Security-Policy source that allows just them. */
export interface InlineStyles {
  css: string;
  /** As in `style-src 'sha256-…'`. */
  source: string;
  /** The rules that its scripts may need besides, for a style sheet of their own; empty where there are none. */
  later: string;
}

/**
 * Picks the rules of a style sheet that a page uses: those whose selectors name no class and no element that
 * it lacks. States (`:hover`, `[open]`, what stands inside `:not()`) are kept, for they come later. Of those that a data
 * attribute says in a word, such as `[data-state=waiting]`, the page keeps those that it has. Give `maySay` to keep a class or
 * such a state where something says it before the scripts are there, and to leave out the other states: it answers whether
 * that has a word, be it the class, what the attribute says or the attribute's name. Without it all states are kept.
 * Pages with the same classes, elements and states share one answer. A list of scripts is read once, so pages with the same
 * scripts had better give the same list.
 *
 * A custom property is set where something reads it: the rules, the page, its scripts, or whatever else `isNamed` says.
 *
 * Of the answer's second argument, the code that may draw more into the page, every word counts that is a class or an
 * element of the sheet. The rules for those are `later`, and for the other states: serve them beside the scripts. Without that
 * argument nothing is `later`, and the page is to have the whole sheet before it says anything of itself.
 */
export function inlineStyles(
  styleSheet: string,
  isNamed: (name: string) => boolean = () => false,
  maySay?: (word: string) => boolean,
): (html: string, scripts?: readonly string[]) => InlineStyles {
  const whole = parse(styleSheet);
  const known = new Map<string, InlineStyles>();
  const names = namesOf(whole);
  const namesInScript = wordsAmong(names);
  const states = [...names].filter((name) => name.startsWith('['));
  const said = maySay ? [...names].filter((name) => wordsFor(name).some(maySay)) : states;
  const namesInScripts = remembered((scripts: readonly string[] | undefined) => {
    const found = new Set(scripts && [...states, ...scripts.flatMap(namesInScript)]);
    return { found, key: keyOf(found) };
  });

  return (html, scripts) => {
    const own = new Set([...said, ...namesIn(html).filter((name) => names.has(name))]);
    const drawn = namesInScripts(scripts);
    const key = `${keyOf(own)}|${drawn.key}`;
    const answer = known.get(key) ?? stylesOf(whole, own, new Set([...own, ...drawn.found]), isNamed);
    known.set(key, answer);
    return answer;
  };
}

const keyOf = (names: ReadonlySet<string>) => [...names].sort().join(' ');

/** What the selectors of a sheet name, see `nameOf`, and every custom property. */
function namesOf(whole: Root): Set<string> {
  const names = new Set<string>();
  whole.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  whole.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    selectorParser((root) => {
      root.walk((node) => {
        const name = nameOf(node);
        if (name) names.add(name);
      });
    }).processSync(rule.selector);
  });
  return names;
}

/** Which of the names a script has as a word. Each script is read once, for many pages have the same. */
const wordsAmong = (names: ReadonlySet<string>) =>
  remembered((script) =>
    [...new Set(wordsIn(script))]
      .flatMap((word) => [word.toLowerCase(), word, `.${word}`])
      .filter((name) => names.has(name)),
  );

/** Names as above, and the custom properties that an element reads or sets itself. */
function namesIn(html: string): string[] {
  const found = new Set(['html', 'head', 'body']);
  const classes = new Set<string>();
  for (const [, element, attribute = '', quoted, value = quoted?.slice(1, -1) ?? ''] of html.matchAll(
    /<([a-z][\w-]*)|\s(class|data-[\w-]+)=(?:("[^"]*"|'[^']*')|([^\s"'>]+))/gi,
  )) {
    if (element) found.add(element.toLowerCase());
    else if (/^class$/i.test(attribute)) classes.add(value);
    else found.add(stateOf(attribute.toLowerCase(), value));
  }
  const classNames = [...classes].flatMap((list) => list.split(' ')).map((name) => `.${name}`);
  return [...found, ...classNames, ...dashedIn(html)];
}

function stylesOf(
  whole: Root,
  own: ReadonlySet<string>,
  all: ReadonlySet<string>,
  isNamed: (name: string) => boolean,
): InlineStyles {
  const first = pick(whole, (selector, inside) => isUsed(selector, inside ? all : own));
  const later = pick(
    whole,
    (selector, inside) => isUsed(selector, all) && (inside || !isUsed(selector, own)),
  );
  dropWhatIsThere(later, first);
  dropUnread(first, new Set([...all, ...dashedIn(later.toString())]), isNamed);
  first.walkAtRules(removeEmpty);
  keepOrderOfLayers(first, whole);
  const css = first.toString();
  return {
    css,
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    later: later.toString().trim(),
  };
}

/** What belongs to no class and no element, such as a typeface, the page has; and the keyframes of its own rules. */
function dropWhatIsThere(later: Root, first: Root) {
  const keyframes = new Set<string>();
  first.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));
  later.walkAtRules((rule) => {
    if (isInRule(rule)) return;
    const isThere = rule.name === 'keyframes' && keyframes.has(rule.params);
    if (isThere || !rule.nodes?.some(({ type }) => type !== 'decl')) rule.remove();
  });
  later.walkAtRules(removeEmpty);
}

/**
 * The layer that is named first weighs least, for as long as the page stands: a page that has one and lacks another before
 * it says where that belongs, for the sheets that come later.
 * https://drafts.csswg.org/css-cascade-5/#layer-ordering
 */
function keepOrderOfLayers(first: Root, whole: Root) {
  const order = layersOf(whole);
  if (layersOf(first).some((name, index) => name !== order[index]))
    first.prepend({ name: 'layer', params: order.join() });
}

/** The names of a sheet's layers, in the order in which it first speaks of them. */
function layersOf(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params, parent }) => {
    const around: string[] = [];
    for (let node: Node | undefined = parent; node; node = node.parent)
      if (node.type === 'atrule' && (node as AtRule).name === 'layer')
        around.unshift((node as AtRule).params);
    for (const name of params.split(',')) names.add([...around, name.trim()].join('.'));
  });
  // A layer without a name cannot be named.
  return [...names].filter((name) => !/^$|^\.|\.\.|\.$/.test(name));
}

/**
 * A copy of the sheet with the rules of the selectors that fit, and with the keyframes that those name. What lies inside a rule
 * goes where that goes.
 */
function pick(whole: Root, fits: (selector: string, inside: boolean) => boolean): Root {
  const part = whole.clone();
  part.walkComments((comment) => void comment.remove());
  part.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const inside = isInRule(rule);
    const used = rule.selectors.filter((selector) => fits(selector, inside));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  part.walkAtRules(removeEmpty);
  const kept = part.toString();
  part.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(kept)) rule.remove();
  });
  return part;
}

/** Takes an empty block away, and what lies around it if that was all it held. */
function removeEmpty(rule: AtRule) {
  if (rule.nodes?.length !== 0) return;
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule') removeEmpty(parent);
}

function isInRule({ parent }: Node): boolean {
  return parent?.type === 'rule' || (parent?.type === 'atrule' && isInRule(parent));
}

function isKeyframe(rule: Rule) {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}
