// The ticked boxes of a checklist, kept on the visitor's device. Part of the loader: it must stay small.

const keyOf = (list: HTMLElement) => `ticks:${list.dataset['ticks']}`;
const boxesIn = (list: HTMLElement) => [...list.querySelectorAll('input')];
const textOf = (box: HTMLInputElement) => box.parentElement?.textContent;

/** Ticks the boxes that were ticked before. Does nothing where the browser stores nothing. */
export function restoreTicks(list: HTMLElement | null): void {
  try {
    const kept = JSON.parse((list && localStorage.getItem(keyOf(list))) || '[]') as unknown[];
    if (list) for (const box of boxesIn(list)) if (kept.includes(textOf(box))) box.checked = true;
  } catch {
    // Storage is blocked, or holds something else.
  }
}

/** Stores the texts of the ticked boxes. */
export function saveTicks(list: HTMLElement | null): void {
  if (!list) return;
  const ticked = boxesIn(list).flatMap((box) => (box.checked ? [textOf(box)] : []));
  try {
    if (ticked.length > 0) localStorage.setItem(keyOf(list), JSON.stringify(ticked));
    else localStorage.removeItem(keyOf(list));
  } catch {
    // Storage is blocked or full: the boxes tick, and nothing is kept.
  }
}
