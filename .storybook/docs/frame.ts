import { addons } from 'storybook/preview-api';

/** The parameter by which a story knows that it is shown in a frame of a documentation page. */
export const framed = 'framed';
/** The parameter with the class of what is drawn as under the pointer, which no script can move. */
export const hovered = 'hovered';
/** Whether this is such a frame. */
export const inFrame = new URLSearchParams(location.search).has(framed);
/** What a frame's element hears once its story has played, well or not. */
export const played = 'played';

/** On what has the focus in a frame, and shows it. */
const shown = 'data-focus-shown';
const pointed = 'data-hover-shown';

/**
 * In a frame of a documentation page: focus moves, but the page around it does not scroll there; when the story has
 * played and the reader has the focus back, the story stays as it is, its ring included; and the page hears nothing of it.
 */
export function behaveInFrame() {
  if (!inFrame) return;
  void keepToItself();
  // Called with the element that it is asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement) {
    focus.call(this, { preventScroll: true });
  };
  void tellWhenPlayed(keepFocus());
}

/** A frame has settings of its own, and would tell them to the page around it, whose toolbar says others. */
async function keepToItself() {
  const { transports } = (await addons.ready()) as unknown as { transports: unknown[] };
  transports.length = 0;
}

async function tellWhenPlayed(keep: () => void) {
  const channel = await addons.ready();
  const end = () => {
    keep();
    showHover();
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
      alsoWhere(shown, ':focus-visible');
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

/** Draws what the address names, and what it stands in, as under the pointer. */
function showHover() {
  const name = new URLSearchParams(location.search).get(hovered);
  if (!name) return;
  const [element] = document.getElementsByClassName(name);
  if (element) drawAs('hover', element);
}

/** Draws an element as under the pointer, and what it stands in up to a place, or as focused by the keyboard. */
export function drawAs(state: 'hover' | 'focus', element: Element, within: Element | null = null) {
  if (state === 'focus') {
    alsoWhere(shown, ':focus-visible');
    element.setAttribute(shown, '');
    return;
  }
  alsoWhere(pointed, ':hover');
  for (let around: Element | null = element; around !== within && around; around = around.parentElement)
    around.setAttribute(pointed, '');
}

/** Lets the rules of a state apply where an attribute stands for it. */
function alsoWhere(attribute: string, state: string) {
  for (const { cssRules } of document.styleSheets) letApply(cssRules, attribute, state);
}

function letApply(rules: CSSRuleList, attribute: string, state: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(attribute)) {
      const selector = rule.selectorText.replaceAll(state, `:is(${state}, [${attribute}])`);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) letApply(rule.cssRules, attribute, state);
  }
}
