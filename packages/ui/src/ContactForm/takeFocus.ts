/**
 * A ref that moves the focus to its element, once: it is stable, so that React does not call it at every render. A
 * visitor who has gone on to something outside of the form is not called back.
 */
export function takeFocus(element: HTMLElement | null) {
  const { activeElement, body } = document;
  if (activeElement === body || element?.closest('[data-state]')?.contains(activeElement)) element?.focus();
}
