/**
 * Loads the application of a static page on the visitor's first interaction. See README.md.
 *
 * It is a classic script in the head, which listens before the first paint, so that no early click is lost.
 */

import {
  buttonSelector,
  findControl,
  needsApplication,
  createControlFinder,
  type FindControl,
} from './controls.ts';

/** Default export of the application's entry. Hydrates the page; resolves when every control is interactive. */
export type Start = () => Promise<unknown>;

interface PendingClick {
  event: MouseEvent;
  find: FindControl;
  /** Whether the loader has toggled the panel. */
  isToggled: boolean;
  /** Whether a click waits for the application. */
  isQueued: boolean;
}

const script = document.currentScript;
/** Addresses of the entry and of the scripts that it imports. */
const files = script?.dataset['app']?.split(' ') ?? [];
const listening = new AbortController();
/** One click per control, in the order of each control's last click. */
const pending = new Map<HTMLElement, PendingClick>();
let fetching: Promise<void> | undefined;
let running: Promise<void> | undefined;
/** The control of the last pointerdown. React may replace it before the pointer is released. */
let pressedControl: { control: HTMLElement; find: FindControl } | undefined;
/** Resolves when the pointer is released. */
let pointerReleased: Promise<void> | undefined;
let resolveReleased = () => {};
/** Whether the application handles panels. */
let isHydrating = false;
let failureMessage: Element | undefined;

/** Toggles the panel of a `data-act="toggle"` button. Returns false if the application has to do that. */
function toggleDisclosure(control: HTMLElement): boolean {
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '');
  const isToggle = control.dataset['act'] === 'toggle' && control.getAttribute('aria-disabled') !== 'true';
  if (isHydrating || !isToggle || !panel) return false;
  const isOpen = control.getAttribute('aria-expanded') === 'true';
  control.setAttribute('aria-expanded', String(!isOpen));
  if (isOpen) panel.setAttribute('hidden', 'until-found');
  else panel.removeAttribute('hidden');
  return true;
}

function onPointerDown(event: PointerEvent) {
  const control = findControl(event);
  if (!control || event.button > 0) return;
  pressedControl = { control, find: createControlFinder(control) };
  pointerReleased ??= new Promise((resolve) => (resolveReleased = resolve));
}

function onPointerUp() {
  // After the click event.
  setTimeout(() => {
    resolveReleased();
    pointerReleased = undefined;
  });
}

/** Returns the control that replaced the one of pointerdown. The browser dispatches the click at an ancestor of both. */
function findReplacement({ clientX, clientY }: MouseEvent): HTMLElement | undefined {
  if (!pressedControl || pressedControl.control.isConnected) return undefined;
  const control = pressedControl.find();
  return control?.contains(document.elementFromPoint(clientX, clientY)) ? control : undefined;
}

function addClick(control: HTMLElement, event: MouseEvent) {
  const before = pending.get(control);
  const find = before?.find ?? createControlFinder(control);
  const wasToggled = before?.isToggled ?? false;
  pending.delete(control);
  if (toggleDisclosure(control)) {
    // A second click reverts the first.
    if (!wasToggled) pending.set(control, { event, find, isToggled: true, isQueued: false });
    return;
  }
  failureMessage?.remove();
  pending.set(control, { event, find, isToggled: wasToggled, isQueued: true });
  control.setAttribute('aria-busy', 'true');
}

function replayClicks() {
  for (const [control, { event, find, isToggled, isQueued }] of pending) {
    control.removeAttribute('aria-busy');
    // Hydration adopts an open panel, unless React has replaced it.
    const isToggledAgain = isToggled && !control.isConnected;
    if (isQueued === isToggledAgain) continue;
    find()?.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
  }
}

/** Shows the message of `<template data-act="failed">` after the last control with a queued click. */
function showFailure() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-act="failed"]');
  const message = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  for (const [control, click] of pending) {
    if (!click.isQueued) continue;
    control.removeAttribute('aria-busy');
    click.isQueued = false;
    if (!click.isToggled) pending.delete(control);
    failureMessage?.remove();
    failureMessage = message;
    if (message) click.find()?.after(message);
  }
}

async function waitUntilParsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

async function fetchFile(href: string) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} returned status ${response.status}.`);
  // Reads the body, so that the browser caches it.
  await response.text();
}

/**
 * Fetches all files into the browser's cache, then preloads them as modules. `modulepreload` or `import` alone is not
 * enough: browsers cache a failed module until the page is closed, and a retry would fail without a request.
 */
async function fetchFiles() {
  try {
    await Promise.all(files.map(fetchFile));
  } catch (error) {
    fetching = undefined;
    throw error;
  }
  const nonce = script?.nonce;
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
    document.head.append(link);
  }
}

const prefetch = () => (fetching ??= fetchFiles());
/** Prefetches the files. Ignores a failure, which the next interaction reports. */
const prefetchQuietly = () => prefetch().catch(() => {});

async function runApplication() {
  try {
    await prefetch();
    const { default: start } = (await import(/* @vite-ignore */ files[0]!)) as { default: Start };
    await pointerReleased;
    isHydrating = true;
    // React does not expect it in the DOM.
    failureMessage?.remove();
    await start();
    await pointerReleased;
  } catch (error) {
    console.error('first-act: the application did not start. The next interaction tries again.', error);
    await waitUntilParsed();
    isHydrating = false;
    running = undefined;
    showFailure();
    return;
  }
  listening.abort();
  replayClicks();
  dispatchEvent(new Event('first-act:ready'));
}

const startApplication = () => (running ??= runApplication());

function onClick(event: MouseEvent) {
  const control = findControl(event) ?? findReplacement(event);
  if (!control) return;
  const isPending = needsApplication(control, event);
  if (isPending) {
    event.preventDefault();
    event.stopPropagation();
    addClick(control, event);
  }
  // In a separate task, so that the browser paints the feedback first. By then a failure may have removed the click.
  setTimeout(() => {
    if (!isPending || pending.has(control)) void startApplication();
  });
}

function onIntent(event: Event) {
  const control = findControl(event);
  if (!control) return;
  const isField = !control.matches(buttonSelector);
  const needsHydration = event.type === 'pointerdown' || (event.type === 'focusin' && isField);
  setTimeout(needsHydration ? startApplication : prefetchQuietly);
}

function onToggle({ target, newState }: ToggleEvent) {
  if (newState === 'open' && (target as Element).matches('[popover]')) void startApplication();
}

/** Returns whether prefetching without an interaction is acceptable. */
function canPrefetchOnScroll() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function addListeners() {
  const { signal } = listening;
  const options = { capture: true, signal };
  addEventListener('click', onClick, options);
  addEventListener('pointerdown', onPointerDown, options);
  for (const type of ['pointerup', 'pointercancel', 'click']) addEventListener(type, onPointerUp, options);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onIntent, options);
  // Find-in-page opens a closed panel. Back may leave the HTML of another page.
  for (const type of ['beforematch', 'popstate']) addEventListener(type, startApplication, options);
  // The application closes a popover that the focus leaves.
  addEventListener('toggle', onToggle, options);
  if (script?.dataset['prefetchOnScroll'] && canPrefetchOnScroll())
    addEventListener('scroll', prefetchQuietly, { once: true, signal });
  if (script?.dataset['eager']) addEventListener('load', startApplication, { signal });
}

if (!files[0]) {
  console.error(
    'first-act: the loader needs data-app on its own classic script element. Use the tag that renderLoaderTag() returns.',
  );
} else if ('firstActLoader' in window) {
  console.error('first-act: the loader is in the page twice.');
} else {
  Object.assign(window, { firstActLoader: true });
  addListeners();
}
