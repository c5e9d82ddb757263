/**
 * Keeps the page from scrolling, without a jump: the room of a scrollbar that vanishes stays empty. Returns what
 * undoes it.
 */
export function holdPage() {
  const page = document.documentElement;
  const { overflow, paddingLeft, paddingRight } = page.style;
  const before = page.getBoundingClientRect();
  page.style.overflow = 'hidden';
  const after = page.getBoundingClientRect();
  if (before.left > after.left) page.style.paddingLeft = `${before.left - after.left}px`;
  if (after.right > before.right) page.style.paddingRight = `${after.right - before.right}px`;

  return () => {
    Object.assign(page.style, { overflow, paddingLeft, paddingRight });
  };
}
