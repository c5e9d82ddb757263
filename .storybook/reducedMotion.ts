/** What each rule asked for before, so that it can be had back. */
const before = new WeakMap<CSSMediaRule, string>();

const asked = /\(prefers-reduced-motion(: (?<what>reduce|no-preference))?\)/g;
const always = '(width >= 0)';

function ask(rules: CSSRuleList, reduced: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = before.get(rule) ?? rule.media.mediaText;
      if (own.includes('prefers-reduced-motion')) {
        before.set(rule, own);
        const forced = own.replaceAll(asked, (_, __, what) =>
          what === 'no-preference' ? `(not ${always})` : always,
        );
        const now = reduced ? forced : own;
        if (rule.media.mediaText !== now) rule.media.mediaText = now;
      }
    }
    if (rule instanceof CSSGroupingRule) ask(rule.cssRules, reduced);
  }
}

let isReduced = false;
let watching = false;

/**
 * Lets the style sheets of this page, and those that come later, apply as if the system asked for reduced motion: a page
 * cannot ask for that itself, yet it may change the questions.
 */
export function reduceMotion(reduced: boolean) {
  isReduced = reduced;
  const askAll = () => {
    for (const { cssRules } of document.styleSheets) ask(cssRules, isReduced);
  };
  askAll();
  if (watching || !reduced) return;
  watching = true;
  new MutationObserver(askAll).observe(document.head, { childList: true, subtree: true });
  // A sheet that was fetched has its rules only now.
  document.head.addEventListener('load', askAll, true);
}
