/**
 * Takes away the first view that the browser opened, once the dialog beneath it looks the same. Until then the one is seen
 * and no longer heard, and the other is heard and not yet seen, since the page would be darkened twice.
 */
export async function uncover(cover: HTMLElement, dialog: HTMLElement) {
  Object.assign(dialog.style, { animation: 'none', opacity: '0' });
  cover.ariaHidden = 'true';
  // A press beside it closes it at once.
  const closed = new Promise((close) => cover.addEventListener('toggle', close, { once: true }));
  await Promise.race([closed, settled(dialog)]);
  dialog.style.opacity = '';
  if (cover.isConnected) cover.hidePopover();
  cover.ariaHidden = null;
}

/** Waits until its pictures are there, and have faded in. */
async function settled(dialog: HTMLElement) {
  await Promise.allSettled([...dialog.querySelectorAll('img')].map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

const nextFrame = () => new Promise(requestAnimationFrame);
