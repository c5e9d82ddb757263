import { played } from './frame';

let kept = 0;
let stop = () => {};

/** Stories that move the focus give it back to the reader of the page around them, once they have played. */
export function keepReadersFocus() {
  if (kept === 0) stop = listen();
  kept += 1;
  return () => {
    kept -= 1;
    if (kept === 0) stop();
  };
}

function listen() {
  let before: Element | null = null;
  let byTab = false;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLIFrameElement)) before = target as Element;
  };
  const noteKey = ({ key }: KeyboardEvent) => {
    byTab = key === 'Tab';
  };
  const giveBack = () => {
    const frame = document.activeElement;
    if (!(frame instanceof HTMLIFrameElement) || byTab || frame.matches(':hover')) return;
    // Not by blur(), with which a story that plays just then would lose its own.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else window.focus();
  };
  addEventListener('focusin', remember);
  addEventListener('keydown', noteKey);
  addEventListener(played, giveBack, true);
  return () => {
    removeEventListener('focusin', remember);
    removeEventListener('keydown', noteKey);
    removeEventListener(played, giveBack, true);
  };
}
