export const buttonSelector =
  'button:not([type="reset"]),[role="button"],input[type="submit"],input[type="button"],input[type="image"]';
const controlSelector = `a[href],button,input,select,textarea,[contenteditable],${buttonSelector}`;
/** Attributes that identify a control and that scripts rarely change. */
const identifyingAttributes = ['id', 'class', 'name', 'type', 'aria-controls'];
/** The part of an id that React's `useId` generates. It changes when React renders the control again. */
const generatedId = /[:_«]r_?[0-9a-z]*[:_»]/i;

/** Returns the control, or the element that replaced it. */
export type FindControl = () => HTMLElement | undefined;

/** Returns the control of an event, or undefined if the loader ignores it. */
export function findControl({ target }: Event): HTMLElement | undefined {
  // The target may also be a text node, the document or the window.
  const element = target instanceof Element ? target : target instanceof Node && target.parentElement;
  const control = element && element.closest<HTMLElement>(controlSelector);
  if (!control || control.matches(':disabled') || control.closest('[data-act="leave"]')) return undefined;
  const isLink = control.localName === 'a' && !control.matches(buttonSelector);
  const isInvoker = control.matches('[popovertarget],[commandfor]');
  return isLink || isInvoker ? undefined : control;
}

/** Returns whether the default action of a click must be prevented until the page is hydrated. */
export function needsApplication(control: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || !control.matches(buttonSelector)) return false;
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (control.hasAttribute('href') && opensTab) return false;

  const { form, type, formNoValidate } = control as HTMLButtonElement;
  if (!form || type === 'button') return true;
  // The browser closes the dialog, or reports the invalid field.
  const method = control.getAttribute('formmethod') ?? form.method;
  const isInvalid = !form.noValidate && !formNoValidate && form.matches(':invalid');
  const closesDialog = !isInvalid && method === 'dialog' && form.closest('dialog') !== null;
  // A hidden invalid field only keeps the browser from submitting the form before hydration.
  const isRefused = isInvalid && form.querySelector(':invalid:not([hidden])') !== null;
  return !closesDialog && !isRefused;
}

/**
 * Returns a function that finds a control again, because React replaces it if a translation or an extension has changed the
 * page. It returns the element with the same attributes at the same index. If their number has changed, it returns the only
 * one with the same text, or undefined.
 */
export function createControlFinder(control: HTMLElement): FindControl {
  const original = control.cloneNode(true) as HTMLElement;
  const valueOf = (element: Element, name: string) => element.getAttribute(name)?.replace(generatedId, '');
  const isSimilar = (other: Element) =>
    identifyingAttributes.every((name) => valueOf(other, name) === valueOf(original, name));
  const findSimilar = () =>
    [...document.querySelectorAll<HTMLElement>(original.localName)].filter((other) => isSimilar(other));
  const before = findSimilar();
  return () => {
    if (control.isConnected) return control;
    const after = findSimilar();
    if (after.length === before.length) return after[before.indexOf(control)];
    const [match, ...others] = after.filter(({ textContent }) => textContent === original.textContent);
    return others.length === 0 ? match : undefined;
  };
}
