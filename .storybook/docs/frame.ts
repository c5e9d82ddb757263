import { addons } from 'storybook/preview-api';

/** The parameter of a story in a frame of a documentation page. */
export const framed = 'framed';

/** Keeps the play function of a framed story from scrolling the page around it, and its globals from the toolbar. */
export async function isolateFrame() {
  if (!new URLSearchParams(location.search).has(framed)) return;
  // Called with the element as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement) {
    focus.call(this, { preventScroll: true });
  };
  const { transports } = (await addons.ready()) as unknown as { transports: unknown[] };
  transports.length = 0;
}
