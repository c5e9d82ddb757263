// The ticked boxes of checklists, kept on the visitor's device by their names. Part of the loader: it must stay small.

/** Beginning of a box's name, which is the key of its entry. */
export const tickPrefix = 'tick:';

const boxes = `[name^="${tickPrefix}"]`;

/** Ticks the boxes that were ticked before, and no others. Does nothing where the browser stores nothing. */
export function restoreTicks(): void {
  try {
    for (const box of document.querySelectorAll<HTMLInputElement>(boxes))
      box.checked = box.name in localStorage;
  } catch {
    // Storage is blocked: the boxes tick, and nothing is kept.
  }
}

/** Stores whether a box is ticked. */
export function saveTick({ target }: Event): void {
  const { name, checked } = target as HTMLInputElement;
  if (!(target as Element).matches(boxes)) return;
  try {
    if (checked) localStorage[name] = '';
    else delete localStorage[name];
  } catch {
    // Storage is blocked or full.
  }
}
