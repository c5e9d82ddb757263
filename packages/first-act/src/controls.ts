const buttonSelector =
  'button:not([type=reset]),[role=button],input:is([type=submit],[type=button],[type=image])';
const controlSelector = 'a[href],button,input,select,textarea,[contenteditable],[role=button]';
const nativeSelector = 'a:not([role=button]),[popovertarget],[commandfor]';
/** The part of an id that React's `useId` generates. It changes when React renders the control again. */
const generatedId = /[:_«]r_?[0-9a-z]*[:_»]/i;

/** Returns tag, name and id of a control, or its class if it has neither: what scripts rarely change. */
export function getKind(control: Element): string {
  const name = `${control.getAttribute('name') ?? ''}#${control.id.replace(generatedId, '')}`;
  return `${control.localName} ${name === '#' ? control.getAttribute('class') : name}`;
}

export type FindControl = () => HTMLElement | undefined;

export const isButton = (control: HTMLElement): boolean => control.matches(buttonSelector);

/** Returns whether the application hydrates the element: it is in the root, or the page has no such root. */
export const isInRoot = (element: Element, root: string): boolean =>
  element.closest(root) !== null || !document.querySelector(root);

/** Returns the control of an event, or undefined if the loader ignores it. `root` selects the application's element. */
export function findControl({ target }: Event, root: string): HTMLElement | undefined {
  // The target may also be the document or the window.
  const control = (target as Partial<Element>).closest?.<HTMLElement>(controlSelector);
  if (!control || !isInRoot(control, root) || control.matches(':disabled')) return undefined;
  return control.closest('[data-act=leave]') || control.matches(nativeSelector) ? undefined : control;
}

/** Returns whether the default action of a click must be prevented until the page is hydrated. */
export function needsApplication(control: HTMLElement, event: MouseEvent): boolean {
  if (!isButton(control)) return false;
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (control.hasAttribute('href') && opensTab) return false;

  const { form, type, formNoValidate } = control as HTMLButtonElement;
  if (!form || type === 'button') return true;
  // The browser reports an invalid field. A hidden one only keeps it from submitting the form before hydration.
  if (!form.noValidate && !formNoValidate && form.matches(':invalid'))
    return !form.querySelector(':invalid:not([hidden])');
  // The browser closes the dialog.
  return (control.getAttribute('formmethod') ?? form.method) !== 'dialog' || !form.closest('dialog');
}

/**
 * Returns a function that finds a control that React has replaced: the element of the same kind at the same index or, if their
 * number has changed, the only one with the same text.
 */
export function createControlFinder(control: HTMLElement): FindControl {
  const original = control.cloneNode(true) as HTMLElement;
  const kind = getKind(original);
  const findSimilar = () =>
    [...document.querySelectorAll<HTMLElement>(original.localName)].filter(
      (other) => getKind(other) === kind,
    );
  const before = findSimilar();
  return () => {
    if (control.isConnected) return control;
    const after = findSimilar();
    if (after.length === before.length) return after[before.indexOf(control)];
    const [match, ...others] = after.filter(({ textContent }) => textContent === original.textContent);
    return others.length === 0 ? match : undefined;
  };
}
