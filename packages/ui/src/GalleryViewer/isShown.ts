/** Whether a first view is open: the browser lays out no other. */
export const isShown = (view: Element | null) => Boolean(view?.getClientRects().length);
