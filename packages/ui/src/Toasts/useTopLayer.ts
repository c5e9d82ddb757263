import { useLayoutEffect, useState } from 'react';

/** Radix lets its modal dialog receive the pointer, and nothing else. */
const opened = 'dialog[open], [role$="dialog"][style*="pointer-events: auto"]';
/** Older versions of jsdom throw for `:modal`. */
const isModal = (dialog: Element) => !('open' in dialog) || dialog.matches(':modal');

/** Elements that show nothing that is added to them. */
const withoutContent = 'video, img, iframe, canvas, object, embed';

/**
 * Returns the element that covers the page, a modal dialog or a fullscreen element, if there is one. `container` is the same
 * element if it can contain toasts: the page outside of it is inert.
 */
export function useTopLayer() {
  const [dialog, setDialog] = useState<Element>();
  const [fullscreen, setFullscreen] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const update = () => {
      setDialog([...document.querySelectorAll(opened)].findLast(isModal));
      setFullscreen(document.fullscreenElement ?? null);
    };
    update();
    const removal = new AbortController();
    // The focus moves into each dialog that opens, and out of one that closes.
    for (const type of ['focusin', 'focusout', 'toggle', 'close', 'fullscreenchange'])
      document.addEventListener(type, () => setTimeout(update), { capture: true, signal: removal.signal });
    return () => removal.abort();
  }, []);

  const layer = dialog ?? fullscreen;
  return { layer, container: layer?.matches(withoutContent) ? undefined : layer };
}
