import { addons } from 'storybook/preview-api';

/** The parameter of a story in a frame of a documentation page. */
export const framed = 'framed';

/** The attribute of the element that is shown as focused. */
const focusShown = 'data-focus-shown';

/** The element with the focus while the frame itself does not have it. */
let focused: HTMLElement | undefined;

/** Makes the rules of a focused element match the attribute, too. */
function matchAttribute(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(focusShown))
      rule.selectorText = rule.selectorText.replaceAll(
        /:focus(-visible)?(?![\w-])/g,
        `:is($&, [${focusShown}])`,
      );
    if (rule instanceof CSSGroupingRule) matchAttribute(rule.cssRules);
  }
}

/** Moves the focus for the story: the reader keeps the real one. */
function moveFocus(to?: HTMLElement) {
  const from = focused;
  if (from === to) return;
  focused = to;
  const tell = (element: HTMLElement | undefined, events: [string, string], relatedTarget?: Element) => {
    for (const [index, type] of events.entries())
      element?.dispatchEvent(new FocusEvent(type, { bubbles: index === 1, composed: true, relatedTarget }));
  };
  from?.removeAttribute(focusShown);
  tell(from, ['blur', 'focusout'], to);
  if (to) {
    for (const { cssRules } of document.styleSheets) matchAttribute(cssRules);
    to.setAttribute(focusShown, '');
  }
  tell(to, ['focus', 'focusin'], from);
}

/** Lets a play function focus without taking the focus of the page around it or scrolling it. */
function keepFocusInside() {
  const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get() {
      const real = active?.get?.call(document) as Element | null;
      return real === document.body && focused?.isConnected ? focused : real;
    },
  });
  // Called with the element as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus, blur } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(this: HTMLElement) {
    if (document.hasFocus()) focus.call(this, { preventScroll: true });
    else moveFocus(this);
  };
  HTMLElement.prototype.blur = function blurInside(this: HTMLElement) {
    if (document.hasFocus()) blur.call(this);
    else if (focused === this) moveFocus();
  };
  // The reader enters the frame.
  addEventListener('focus', () => moveFocus());
}

/** Keeps the play function of a framed story from the page around it, and its globals from the toolbar. */
export async function isolateFrame() {
  if (!new URLSearchParams(location.search).has(framed)) return;
  keepFocusInside();
  const { transports } = (await addons.ready()) as unknown as { transports: unknown[] };
  transports.length = 0;
}
