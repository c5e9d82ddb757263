/** An asynchronous effect of a key. */
export interface KeyEffect {
  /** Returns whether the effect is complete. Runs in the page. */
  isDone: () => boolean;
  /** Replaces an announcement that is random. */
  replacement?: string;
}

/** The gallery's viewer is open and has the focus. */
export const opened: KeyEffect = {
  isDone: () => Boolean(document.activeElement?.closest('body > [role=dialog]')),
  replacement:
    '(replaced: the viewer opens; said is its focused button, or nothing; see “Replaced lines” in README.md)',
};

/** The viewer is closed, and the focus is on the previous button. */
export const closed: KeyEffect = {
  isDone: () =>
    !document.querySelector('body > [role=dialog]') && Boolean(document.activeElement?.matches('button')),
  replacement:
    '(replaced: the viewer closes; said is the picture’s button, or nothing; see “Replaced lines” in README.md)',
};
