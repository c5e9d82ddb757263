/** An asynchronous effect of a key. */
export interface Lead {
  /** Returns whether the effect is complete. Runs in the page. */
  led: () => boolean;
  /** Replaces an announcement that is random. */
  instead?: string;
}

/** The gallery's viewer is open and has the focus. */
export const opened: Lead = {
  led: () => Boolean(document.activeElement?.closest('body > [role=dialog]')),
  instead:
    '(replaced: the viewer opens; said is its focused button, or nothing; see “Replaced lines” in README.md)',
};

/** The viewer is closed, and the focus is on the previous button. */
export const closed: Lead = {
  led: () =>
    !document.querySelector('body > [role=dialog]') && Boolean(document.activeElement?.matches('button')),
  instead:
    '(replaced: the viewer closes; said is the picture’s button, or nothing; see “Replaced lines” in README.md)',
};
