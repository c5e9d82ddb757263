/** A ref that moves the focus to its element, once: it is stable, so that React does not call it at every render. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
