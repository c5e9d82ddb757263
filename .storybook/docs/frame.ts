import { addons } from 'storybook/preview-api';

/** The parameter by which a story knows that it is shown in a frame of a documentation page. */
export const framed = 'framed';
/** Whether this is such a frame. */
export const inFrame = new URLSearchParams(location.search).has(framed);
/** What a frame's element hears once its story has played, well or not. */
export const played = 'played';

/** On what has the focus in a frame, and shows it. */
const shown = 'data-focus-shown';

/**
 * In a frame of a documentation page: focus moves, but the page around it does not scroll there; and when the story has
 * played and the reader has the focus back, the story stays as it is, its ring included.
 */
export function behaveInFrame() {
  if (!inFrame) return;
  // Called with the element that it is asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement) {
    focus.call(this, { preventScroll: true });
  };
  void tellWhenPlayed(keepFocus());
}

async function tellWhenPlayed(keep: () => void) {
  const channel = await addons.ready();
  const end = () => {
    keep();
    window.frameElement?.dispatchEvent(new Event(played));
  };
  for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
    channel.on(event, end);
}

/** Answers with what keeps the focus where it is, to the eye, until the reader acts in the frame. */
function keepFocus() {
  let focused: Element | undefined;
  let kept = false;
  const move = (to?: Element) => {
    focused?.removeAttribute(shown);
    focused = to;
    focused?.toggleAttribute(shown, focused.matches(':focus-visible'));
  };
  const leave = (event: FocusEvent) => {
    if (kept) event.stopImmediatePropagation();
    else if (event.type === 'focusout') move();
  };
  addEventListener('blur', leave, true);
  addEventListener('focusout', leave, true);
  addEventListener(
    'focusin',
    ({ target }) => {
      for (const { cssRules } of document.styleSheets) showFocusWhereKept(cssRules);
      move(target as Element);
    },
    true,
  );
  const release = ({ isTrusted }: Event) => {
    if (isTrusted) kept = false;
  };
  addEventListener('pointerdown', release, true);
  addEventListener('keydown', release, true);
  return () => {
    kept = true;
  };
}

function showFocusWhereKept(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(shown)) {
      const selector = rule.selectorText.replaceAll(':focus-visible', `:is(:focus-visible, [${shown}])`);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) showFocusWhereKept(rule.cssRules);
  }
}
