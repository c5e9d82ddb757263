// The ticked boxes of a checklist, kept on the visitor's device. Part of the loader: it must stay small.

const keyOf = (list: HTMLElement) => `ticks:${list.dataset['ticks']}`;
const textOf = ({ parentElement }: HTMLInputElement) => parentElement!.textContent;

/** Ticks the boxes that were ticked before. Does nothing on other pages, and where the browser stores nothing. */
export function restoreTicks(): void {
  try {
    const list = document.querySelector<HTMLElement>('[data-ticks]')!;
    const kept = JSON.parse(localStorage[keyOf(list)] as string) as unknown[];
    for (const box of list.querySelectorAll('input')) box.checked ||= kept.includes(textOf(box));
  } catch {
    // There is no list, storage is blocked, or it holds something else.
  }
}

/** Stores the texts of the ticked boxes. */
export function saveTicks(list: HTMLElement): void {
  const ticked = [...list.querySelectorAll('input')].filter(({ checked }) => checked).map(textOf);
  try {
    if (ticked.length > 0) localStorage.setItem(keyOf(list), JSON.stringify(ticked));
    else localStorage.removeItem(keyOf(list));
  } catch {
    // Storage is blocked or full: the boxes tick, and nothing is kept.
  }
}
