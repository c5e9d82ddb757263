// The ticked boxes of a checklist, kept on the visitor's device. Part of the loader: it must stay small.

const getKey = (list: HTMLElement) => `ticks:${list.dataset['ticks']}`;
const getLabel = ({ parentElement }: HTMLInputElement) => parentElement!.textContent;

/** Ticks the boxes that were ticked before. Does nothing on other pages, and where the browser stores nothing. */
export function restoreTicks(): void {
  try {
    const list = document.querySelector<HTMLElement>('[data-ticks]')!;
    const kept = JSON.parse(localStorage[getKey(list)] as string) as unknown[];
    for (const box of list.querySelectorAll('input')) box.checked ||= kept.includes(getLabel(box));
  } catch {
    // There is no list, storage is blocked, or it holds something else.
  }
}

/** Stores the texts of the ticked boxes. */
export function saveTicks(list: HTMLElement): void {
  const ticked = [...list.querySelectorAll('input')].filter(({ checked }) => checked).map(getLabel);
  try {
    if (ticked.length > 0) localStorage.setItem(getKey(list), JSON.stringify(ticked));
    else localStorage.removeItem(getKey(list));
  } catch {
    // Storage is blocked or full: the boxes tick, and nothing is kept.
  }
}
