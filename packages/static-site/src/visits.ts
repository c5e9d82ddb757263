import { flushSync } from 'react-dom';
import { captureForms, findControls, restoreForms, type CapturedForms } from './restoreForms.ts';

export interface Visit extends CapturedForms {
  /** Scroll position in px. */
  top: number;
}

/** The pages that the visitor has left, by the key of the history entry. In memory only. */
export const visits: Map<string, Visit> = new Map();

/** Captures the controls and the scroll position of the page that is about to be replaced. */
export function captureVisit(key: string): void {
  visits.set(key, { ...captureForms(), focused: null, top: scrollY });
}

/**
 * Restores the controls of a page: texts, choices, ticks, files, panels of `data-act="toggle"` buttons, and `aria-pressed`
 * of buttons with `data-keep`.
 */
export function restoreVisit(visit: Visit): void {
  const { controls } = visit;
  // The controls of the layout are still in the page.
  for (const [name, { control }] of controls) if (control.isConnected) controls.delete(name);
  flushSync(() => clickChanged(controls));
  // What a filter has rendered.
  flushSync(() => clickChanged(controls));
  restoreForms(visit);
}

/** Clicks each button that was pressed or expanded when the page was left, and is not now. */
function clickChanged(controls: CapturedForms['controls']) {
  const current = findControls();
  for (const [name, { control: old }] of controls) {
    const control = current.get(name);
    const isOff = control?.matches('[data-keep][aria-pressed=false],[data-act=toggle][aria-expanded=false]');
    if (isOff && old.matches('[aria-pressed=true],[aria-expanded=true]')) control?.click();
  }
}
