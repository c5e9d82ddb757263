import { createHash } from 'node:crypto';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { remembered } from './remembered.ts';

/** The rules that one page needs, and the Content-Security-Policy source that allows just them. */
export interface InlineStyles {
  css: string;
  /** As in `style-src 'sha256-…'`. */
  source: string;
}

/**
 * Picks the rules of a style sheet that a page uses: those whose selectors name no class and no element that
 * it lacks. States (`:hover`, `[data-state]`, what stands inside `:not()`) are kept, for they come later.
 * Pages with the same classes and elements share one answer.
 *
 * Of the second argument, the code that may draw more into the page, every word counts that is a class or an element of
 * the sheet: what it draws has its rules before the sheet itself has come.
 */
export function inlineStyles(
  styleSheet: string,
): (html: string, scripts?: readonly string[]) => InlineStyles {
  const whole = parse(styleSheet);
  const known = new Map<string, InlineStyles>();
  const namesInScript = wordsAmong(namesOf(whole));

  return (html, scripts = []) => {
    const names = new Set([...namesIn(html), ...scripts.flatMap(namesInScript)]);
    const key = [...names].sort().join(' ');
    const answer = known.get(key) ?? pick(whole, names);
    known.set(key, answer);
    return answer;
  };
}

/** Every element that the selectors of a sheet name, and every class, with a dot before it. */
function namesOf(whole: Root): Set<string> {
  const names = new Set<string>();
  whole.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    selectorParser((root) => {
      root.walkTags(({ value }) => void names.add(value));
      root.walkClasses(({ value }) => void names.add(`.${value}`));
    }).processSync(rule.selector);
  });
  return names;
}

/** Which of the names a script has as a word. Each script is read once, for many pages have the same. */
const wordsAmong = (names: ReadonlySet<string>) =>
  remembered((script) =>
    [...new Set(script.match(/[\w-]+/g))]
      .flatMap((word) => [word, `.${word}`])
      .filter((name) => names.has(name)),
  );

/** Elements, and classes with a dot before them. */
function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'head', 'body']);
  for (const [, element, classes] of html.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"/g)) {
    if (element) names.add(element);
    for (const name of classes?.split(' ') ?? []) names.add(`.${name}`);
  }
  return names;
}

function pick(whole: Root, names: ReadonlySet<string>): InlineStyles {
  const part = whole.clone();
  part.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, names));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  part.walkAtRules(removeEmpty);
  const kept = part.toString();
  part.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(kept)) rule.remove();
  });

  const css = part.toString();
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

/** Takes an empty block away, and what lies around it if that was all it held. */
function removeEmpty(rule: AtRule) {
  if (rule.nodes?.length !== 0) return;
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule') removeEmpty(parent);
}

function isKeyframe(rule: Rule) {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function isUsed(selector: string, names: ReadonlySet<string>) {
  let used = true;
  selectorParser((root) => {
    root.walk((node) => {
      const inside = node.parent?.parent;
      const alternative =
        inside?.type === 'pseudo' && /^:(?:not|is|where|has|dir|lang|nth-[\w-]+)$/.test(inside.value);
      if (alternative) return;
      if (node.type === 'class' && !names.has(`.${node.value}`)) used = false;
      if (node.type === 'tag' && !names.has(node.value)) used = false;
    });
  }).processSync(selector);
  return used;
}
