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
  instead: '(the viewer opens: its button, or nothing, by chance; see README.md)',
};

/** The viewer is closed, and the focus is on the previous button. */
export const closed: Lead = {
  led: () =>
    !document.querySelector('body > [role=dialog]') && Boolean(document.activeElement?.matches('button')),
  instead: '(the viewer closes: the picture’s button, or nothing, by chance; see README.md)',
};
