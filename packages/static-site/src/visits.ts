import { flushSync } from 'react-dom';
import { captureControls, findControls, restoreControls, type CapturedPage } from './restoreControls.ts';

/** The pages that the visitor has left, by the key of the history entry. In memory only. */
export const visits: Map<string, CapturedPage> = new Map();

let isOwnFragment = false;
/** Scroll position at the last click, in px. */
let topAtClick = 0;
/** Scroll position before the browser followed a fragment link, until it is captured. */
let topBeforeFragment: number | undefined;

/** Gives each history entry a key, also those of native fragment links. Call it before the router listens. */
export function identifyEntries(): void {
  addEventListener('click', onClick, true);
  addEventListener('popstate', onPopState, true);
  identifyEntry();
}

const onClick = () => void (topAtClick = scrollY);
function onPopState(event: Event) {
  // The entry stays that of the router.
  if (isOwnFragment) event.stopImmediatePropagation();
  else topBeforeFragment = identifyEntry() ? topAtClick : undefined;
}

/** Gives the current entry a key; false if it has one. Removes repeated slashes, which the router would resolve as a host. */
function identifyEntry(): boolean {
  const state = history.state as { key?: string } | null;
  if (state?.key) return false;
  const { pathname, search, hash } = location;
  const address = pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
  history.replaceState({ ...state, key: `${Date.now()}` }, '', address);
  return true;
}

/** Scrolls to the fragment, opens what hides it, and lets the next Tab start there, as the browser does. */
export function goToFragment(hash: string): void {
  const { state } = history;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  isOwnFragment = true;
  location.replace(hash);
  // Safari before 26.2 and Firefox before 139 leave it closed.
  document.querySelector(':target')?.closest('details')?.setAttribute('open', '');
  location.replace(hash);
  isOwnFragment = false;
  style.scrollBehavior = '';
  history.replaceState(state, '');
}

/** Captures the controls and the scroll position of the page that is about to be replaced. */
export function captureVisit(key: string): void {
  // The last one to be left is the last in the map.
  visits.delete(key);
  visits.set(key, { ...captureControls(), top: topBeforeFragment ?? scrollY });
  // They hold the elements of their pages.
  if (visits.size > 20) visits.delete(visits.keys().next().value!);
  topBeforeFragment = undefined;
}

/** Restores controls, focus, panels of `data-act="toggle"` buttons, and `aria-pressed` of buttons with `data-keep`. */
export function restoreVisit(visit: CapturedPage): void {
  const { controls } = visit;
  // The controls of the layout are still in the page.
  for (const [name, { control }] of controls) if (control.isConnected) controls.delete(name);
  flushSync(() => clickChanged(controls));
  // Again, for the controls that a filter has rendered.
  flushSync(() => clickChanged(controls));
  restoreControls(visit);
}

/** Clicks each button that was pressed or expanded when the page was left, and is not now. */
function clickChanged(controls: CapturedPage['controls']) {
  const current = findControls();
  for (const [name, { control: old }] of controls) {
    const control = current.get(name);
    const isOff = control?.matches('[data-keep][aria-pressed=false],[data-act=toggle][aria-expanded=false]');
    if (isOff && old.matches('[aria-pressed=true],[aria-expanded=true]')) control?.click();
  }
}
