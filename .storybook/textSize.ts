const written = new WeakMap<CSSMediaRule, string>();

/** Sets the lengths in `em` and `rem` of a media query as for another default text size. */
function scale(rule: CSSMediaRule, size: number) {
  const query = written.get(rule) ?? rule.media.mediaText;
  written.set(rule, query);
  rule.media.mediaText = query.replaceAll(/([\d.]+)(?=r?em\b)/g, (length) => String(Number(length) * size));
}

/**
 * Makes media queries follow the text size. Their lengths in `em` are multiples of the browser's default text size, which a
 * page cannot change: the text size of its root does not count.
 */
export function scaleMediaQueries(size: number) {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && (size !== 1 || written.has(rule))) scale(rule, size);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}
