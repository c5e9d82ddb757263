export const attributes = { hover: 'data-hover-shown', focus: 'data-focus-shown' } as const;
const selectors = { hover: /:hover/g, focus: /:focus(-visible)?(?![\w-])/g } as const;

/** Shows an element as hovered, with its ancestors up to a boundary, or as focused. No script can move the pointer. */
export function showState(state: keyof typeof attributes, element: Element, boundary: Element) {
  for (const { cssRules } of document.styleSheets) matchAttribute(cssRules, state);
  if (state === 'focus') return element.setAttribute(attributes.focus, '');
  for (let at: Element | null = element; at && at !== boundary; at = at.parentElement)
    at.setAttribute(attributes.hover, '');
}

/** Makes the rules of a pseudo-class match its attribute, too. */
function matchAttribute(rules: CSSRuleList, state: keyof typeof attributes) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(attributes[state])) {
      const selector = rule.selectorText.replaceAll(selectors[state], `:is($&, [${attributes[state]}])`);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) matchAttribute(rule.cssRules, state);
  }
}
