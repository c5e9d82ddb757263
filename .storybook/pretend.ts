/** What each rule asked for before, so that it can be had back. */
const before = new WeakMap<CSSMediaRule, string>();

/** What a page can make believe that the system asked for. */
export interface Pretended {
  reducedMotion: boolean;
  forcedColours: boolean;
}

const asked = /\((?<feature>prefers-reduced-motion|forced-colors)(: (?<what>[a-z-]+))?\)/g;
const refusals = ['no-preference', 'none'];
const always = '(width >= 0)';

/** A media query as it is answered where these are pretended. */
function answered(query: string, { reducedMotion, forcedColours }: Pretended): string {
  return query.replaceAll(asked, (question: string, feature: string, _: unknown, what = '') => {
    if (!(feature === 'forced-colors' ? forcedColours : reducedMotion)) return question;
    return refusals.includes(what) ? `(not ${always})` : always;
  });
}

function ask(rules: CSSRuleList, pretended: Pretended) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = before.get(rule) ?? rule.media.mediaText;
      if (own.search(asked) >= 0) {
        before.set(rule, own);
        const now = answered(own, pretended);
        if (rule.media.mediaText !== now) rule.media.mediaText = now;
      }
    }
    if (rule instanceof CSSGroupingRule) ask(rule.cssRules, pretended);
  }
}

let current: Pretended = { reducedMotion: false, forcedColours: false };
let watching = false;

/**
 * Lets the style sheets of this page, and those that come later, apply as if the system asked for reduced motion or
 * forced its colours: a page cannot ask for either itself, yet it may change the questions.
 */
export function pretend(pretended: Pretended) {
  current = pretended;
  const askAll = () => {
    for (const { cssRules } of document.styleSheets) ask(cssRules, current);
  };
  askAll();
  if (watching || !(pretended.reducedMotion || pretended.forcedColours)) return;
  watching = true;
  new MutationObserver(askAll).observe(document.head, { childList: true, subtree: true });
  // A sheet that was fetched has its rules only now.
  document.head.addEventListener('load', askAll, true);
}
