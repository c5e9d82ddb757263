/** The next picture lies to the right, and to the left where lines are read from the right. */
export function forward({ currentTarget }: { currentTarget: Element }) {
  return getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
}
