/** The page's controls: buttons, fields and links. */

export const buttons =
  'button:not([type="reset"]),[role="button"],input[type="submit"],input[type="button"],input[type="image"]';
const controls = `a[href],button,input,select,textarea,[contenteditable],${buttons}`;
/** Attributes that tell controls apart and that scripts seldom change. */
const identity = ['id', 'class', 'name', 'type', 'aria-controls'];
/** The part of an id that React's `useId` generates. It changes when React renders the control again. */
const generatedId = /[:_«]r_?[0-9a-z]*[:_»]/i;

/** Returns the control, or the element that replaced it. */
export type FindControl = () => HTMLElement | undefined;

/** Returns the control that an event is about, or undefined if the loader leaves it to the browser. */
export function controlOf({ target }: Event): HTMLElement | undefined {
  // The target may also be a text node, the document or the window.
  const element = target instanceof Element ? target : target instanceof Node && target.parentElement;
  const control = element && element.closest<HTMLElement>(controls);
  if (!control || control.matches(':disabled') || control.closest('[data-act="leave"]')) return undefined;
  const isLink = control.localName === 'a' && !control.matches(buttons);
  const isInvoker = control.matches('[popovertarget],[commandfor]');
  return isLink || isInvoker ? undefined : control;
}

/** Returns whether the browser's own reaction to a click has to be prevented until the application runs. */
export function needsApplication(control: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || !control.matches(buttons)) return false;
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (control.hasAttribute('href') && opensTab) return false;

  const { form, type, formNoValidate } = control as HTMLButtonElement;
  if (!form || type === 'button') return true;
  // The browser closes the dialog, or names the invalid field.
  const method = control.getAttribute('formmethod') ?? form.method;
  const closesDialog = method === 'dialog' && form.closest('dialog') !== null;
  const isRefused = !form.noValidate && !formNoValidate && form.matches(':invalid');
  return !closesDialog && !isRefused;
}

/**
 * Returns a function that finds the control again. React replaces it where a translation or an extension has changed
 * the page: then it is the element with the same attributes at the same index. If their number has changed, too, it is
 * the only one with the same text. Otherwise undefined: a click must not reach the wrong control.
 */
export function rememberControl(control: HTMLElement): FindControl {
  const original = control.cloneNode(true) as HTMLElement;
  const valueOf = (element: Element, name: string) => element.getAttribute(name)?.replace(generatedId, '');
  const isAlike = (other: Element) =>
    identity.every((name) => valueOf(other, name) === valueOf(original, name));
  const findAlike = () =>
    [...document.querySelectorAll<HTMLElement>(original.localName)].filter((other) => isAlike(other));
  const before = findAlike();
  return () => {
    if (control.isConnected) return control;
    const after = findAlike();
    if (after.length === before.length) return after[before.indexOf(control)];
    const [match, ...others] = after.filter(({ textContent }) => textContent === original.textContent);
    return others.length === 0 ? match : undefined;
  };
}
