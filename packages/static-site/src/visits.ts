import { flushSync } from 'react-dom';
import { captureForms, findControls, restoreForms, type CapturedForms } from './restoreForms.ts';

export interface Visit extends CapturedForms {
  /** Scroll position in px. */
  top: number;
}

/** The pages that the visitor has left, by the key of the history entry. In memory only. */
const visits = new Map<string, Visit>();

/** Captures the controls and the scroll position of the page that is about to be replaced. */
export function captureVisit(key: string): void {
  visits.set(key, { ...captureForms(), focused: null, top: scrollY });
}

export const findVisit = (key: string): Visit | undefined => visits.get(key);

/**
 * Restores the controls of a page: texts, choices, ticks, files, panels of `data-act="toggle"` buttons, and `aria-pressed`
 * of buttons with `data-keep`.
 */
export function restoreVisit(visit: Visit): void {
  const { controls } = visit;
  // The controls of the layout are still in the page.
  for (const [name, { control }] of controls) if (control.isConnected) controls.delete(name);
  // A filter may render what the later steps restore.
  for (const attribute of ['aria-pressed', 'aria-expanded'])
    flushSync(() => clickChanged(controls, attribute));
  restoreForms(visit);
}

/** Clicks each button that had the attribute set when the page was left, and has not now. */
function clickChanged(controls: CapturedForms['controls'], attribute: string) {
  const current = findControls();
  for (const [name, { control: old }] of controls) {
    const control = current.get(name);
    if (control?.matches(`[data-keep][${attribute}=false],[data-act=toggle][${attribute}=false]`))
      if (old.getAttribute(attribute) === 'true') control.click();
  }
}
