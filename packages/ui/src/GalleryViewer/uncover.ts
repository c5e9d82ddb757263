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

/** Waits until its picture is there. */
async function settled(dialog: HTMLElement) {
  await Promise.allSettled([...dialog.querySelectorAll('img')].map((picture) => picture.decode()));
  // One that had to come React shows a moment later, and of one that failed it tries the next address.
  while (dialog.isConnected && dialog.querySelector(':not([hidden]) > [data-state="loading"]'))
    await nextFrame();
  // Nobody would see it fade in beneath the first view. What a brand has turn without end stays as it is.
  for (const animation of dialog.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

const nextFrame = () => new Promise(requestAnimationFrame);
