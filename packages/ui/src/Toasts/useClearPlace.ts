import { useLayoutEffect } from 'react';

/** Call buttons, and buttons of the header such as that of the menu. */
const controls = 'a[href^="tel:"], header button';

/** Moves the toasts away from their edge of the screen, past each call or menu button that they would cover. */
export function useClearPlace(region: { readonly current: HTMLElement | null }, newest: string | undefined) {
  useLayoutEffect(() => {
    if (!newest) return undefined;
    const place = () => {
      if (region.current) moveClear(region.current);
    };
    place();
    const removal = new AbortController();
    for (const type of ['scrollend', 'resize']) addEventListener(type, place, removal);
    return () => removal.abort();
  });
}

function moveClear(region: HTMLElement) {
  region.style.translate = '';
  const box = region.getBoundingClientRect();
  const isAtTop = box.top < innerHeight - box.bottom;
  const places = [...document.querySelectorAll(controls)]
    .filter((control) => !region.contains(control) && control.checkVisibility?.({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .sort((one, other) => (isAtTop ? one.top - other.top : other.bottom - one.bottom));
  let shift = 0;
  for (const { top, bottom, left, right } of places) {
    const isBeside = left >= box.right || right <= box.left;
    if (isBeside || bottom <= box.top + shift || top >= box.bottom + shift) continue;
    shift = isAtTop ? bottom - box.top : top - box.bottom;
  }
  const room = innerHeight - box.height;
  if (box.top + shift >= 0 && box.top + shift <= room) region.style.translate = `0 ${shift}px`;
}
