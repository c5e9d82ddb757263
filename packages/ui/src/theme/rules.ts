/** Hides text from sight, but not from screen readers. */
export const clipped = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Returns styles for `:hover` that touch screens do not keep after a tap. */
export const onHover = <Rule extends object>(rule: Rule) => ({ '@media': { '(hover: hover)': rule } });

/** Styles of a filled button or band on paper, where browsers leave out backgrounds. */
export const onPaper = { print: { borderColor: 'currentcolor', background: 'none' } } as const;

/** A list without markers. Safari removes the list role if `list-style-type` is `none`. */
export const listReset = { margin: 0, padding: 0, listStyleType: '""' } as const;

/** A column that long words do not widen. */
export const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The page before a script has marked it, or without one. */
export const unscripted = 'html:not([data-scripted])';
