/** What a key leads to in the page's own time. */
export interface Lead {
  /** In the page: it is done. */
  led: () => boolean;
  /** Stands in the place of what is said, where that is a matter of chance. */
  instead?: string;
}

/** The gallery's viewer has come, React's own, and has the focus. */
export const opened: Lead = {
  led: () => Boolean(document.activeElement?.closest('body > [role=dialog]')),
  instead: '(the viewer opens: its button, or nothing, by chance; see README.md)',
};

/** The viewer has gone, and the focus is where it was before. */
export const closed: Lead = {
  led: () =>
    !document.querySelector('body > [role=dialog]') && Boolean(document.activeElement?.matches('button')),
  instead: '(the viewer closes: the picture’s button, or nothing, by chance; see README.md)',
};
