/**
 * Adds the listeners that several components need, once for each page. Components call it after hydration; a page whose
 * scripts load later can call it earlier.
 *
 * - A click on the text of a card goes to the card's link. The stylesheet then puts the text above the link, so that the
 *   mouse can select it.
 * - Repeats of held Enter and Escape are ignored: each would click a button or close a layer again.
 */
export function addPageListeners(): void {
  const { dataset } = document.documentElement;
  // The page may have another copy of this code.
  if (dataset.listening) return;
  dataset.listening = 'true';
  addEventListener('click', followCard);
  addEventListener('keydown', ignoreHeldKey, true);
}

function followCard(event: MouseEvent) {
  const target = event.target as Element;
  const link = target.closest?.('[data-card]')?.querySelector('a');
  const isOther = event.defaultPrevented || target.closest('a,button,input,select,textarea,label,summary');
  if (link && !isOther && !String(getSelection())) link.dispatchEvent(new MouseEvent('click', event));
}

function ignoreHeldKey(event: KeyboardEvent) {
  const isHeld = event.repeat && !event.isComposing;
  const isLineBreak = (event.target as Element).matches?.('textarea,[contenteditable]');
  if (!isHeld || (event.key !== 'Escape' && (event.key !== 'Enter' || isLineBreak))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
