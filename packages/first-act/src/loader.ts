/**
 * Loads the application of a static page on the visitor's first interaction. See README.md.
 *
 * A classic script in the head: it listens before the first paint, so that no early click is lost.
 */

import { buttons, controlOf, needsApplication, rememberControl, type FindControl } from './controls.ts';

/** Default export of the application's entry. Hydrates the page; resolves when every control is interactive. */
export type Start = () => Promise<unknown>;

interface PendingClick {
  event: MouseEvent;
  find: FindControl;
  /** Whether the loader has opened or closed the panel. */
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
/** The control of the last press. React may replace it before the pointer is released. */
let pressed: { control: HTMLElement; find: FindControl } | undefined;
/** Resolves when the pressed pointer is released. */
let released: Promise<void> | undefined;
let resolveReleased = () => {};
/** From here on, panels belong to the application. */
let isHydrating = false;
let failureNote: Element | undefined;

/** Opens or closes the panel of a `data-act="toggle"` button. Returns false if that is up to the application. */
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
  const control = controlOf(event);
  if (!control || event.button > 0) return;
  pressed = { control, find: rememberControl(control) };
  released ??= new Promise((resolve) => (resolveReleased = resolve));
}

function onRelease() {
  // The click follows first.
  setTimeout(() => {
    resolveReleased();
    released = undefined;
  });
}

/** Returns the control that replaced the pressed one. The browser sends the click to an ancestor of both. */
function replacementOf({ clientX, clientY }: MouseEvent): HTMLElement | undefined {
  if (!pressed || pressed.control.isConnected) return undefined;
  const control = pressed.find();
  return control?.contains(document.elementFromPoint(clientX, clientY)) ? control : undefined;
}

function addClick(control: HTMLElement, event: MouseEvent) {
  const before = pending.get(control);
  const find = before?.find ?? rememberControl(control);
  const wasToggled = before?.isToggled ?? false;
  pending.delete(control);
  if (toggleDisclosure(control)) {
    // A second click on a panel's button takes back the first.
    if (!wasToggled) pending.set(control, { event, find, isToggled: true, isQueued: false });
    return;
  }
  failureNote?.remove();
  pending.set(control, { event, find, isToggled: wasToggled, isQueued: true });
  control.setAttribute('aria-busy', 'true');
}

function replayClicks() {
  for (const [control, { event, find, isToggled, isQueued }] of pending) {
    control.removeAttribute('aria-busy');
    // The application has read an open panel from the page, unless it has rendered the page again.
    const isToggledAgain = isToggled && !control.isConnected;
    if (isQueued === isToggledAgain) continue;
    find()?.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
  }
}

/** Shows the message of `<template data-act="failed">` after the last control that waited for the application. */
function showFailure() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-act="failed"]');
  const message = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  for (const [control, click] of pending) {
    if (!click.isQueued) continue;
    control.removeAttribute('aria-busy');
    click.isQueued = false;
    if (!click.isToggled) pending.delete(control);
    failureNote?.remove();
    failureNote = message;
    if (message) click.find()?.after(message);
  }
}

async function untilPageIsRead() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

async function fetchFile(href: string) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with status ${response.status}.`);
  // To the end, so that it is in the browser's cache.
  await response.text();
}

/**
 * Fetches all files into the browser's cache, then has them compiled. Not by `modulepreload` or `import` alone:
 * browsers remember a module that failed to load for the page's life, and a retry would fail without a request.
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
/** Prefetches for an interaction that may follow. That one reports a failure. */
const prefetchQuietly = () => prefetch().catch(() => {});

async function runApplication() {
  try {
    await prefetch();
    const { default: start } = (await import(/* @vite-ignore */ files[0]!)) as { default: Start };
    await released;
    isHydrating = true;
    // React does not expect it in the page.
    failureNote?.remove();
    await start();
    await released;
  } catch (error) {
    console.error('first-act: the application did not start. The next interaction tries again.', error);
    await untilPageIsRead();
    isHydrating = false;
    running = undefined;
    showFailure();
    return;
  }
  listening.abort();
  replayClicks();
  dispatchEvent(new Event('first-act:ready'));
}

const run = () => (running ??= runApplication());

function onClick(event: MouseEvent) {
  const control = controlOf(event) ?? replacementOf(event);
  if (!control) return;
  const isPending = needsApplication(control, event);
  if (isPending) {
    event.preventDefault();
    event.stopPropagation();
    addClick(control, event);
  }
  // In a task of its own, so that the browser paints the feedback first. By then a failure may have been reported.
  setTimeout(() => {
    if (!isPending || pending.has(control)) void run();
  });
}

function onIntent(event: Event) {
  const control = controlOf(event);
  if (!control) return;
  const isField = !control.matches(buttons);
  const isUse = event.type === 'pointerdown' || (event.type === 'focusin' && isField);
  setTimeout(isUse ? run : prefetchQuietly);
}

/** Returns whether the visitor may be sent files that an interaction may never need. */
function canPrefetchAhead() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function listen() {
  const { signal } = listening;
  const options = { capture: true, signal };
  addEventListener('click', onClick, options);
  addEventListener('pointerdown', onPointerDown, options);
  for (const type of ['pointerup', 'pointercancel', 'click']) addEventListener(type, onRelease, options);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onIntent, options);
  // The browser's search opens a closed panel; Back leaves another page's HTML below this address.
  for (const type of ['beforematch', 'popstate']) addEventListener(type, run, options);
  if (script?.dataset['ahead'] && canPrefetchAhead())
    addEventListener('scroll', prefetchQuietly, { once: true, signal });
  if (script?.dataset['eager']) addEventListener('load', run, { signal });
}

if (!files[0]) {
  console.error(
    'first-act: the loader found no data-app on its own script element. Load it by the tag that loaderTag() returns, without type="module", async or a bundle.',
  );
} else if ('firstActLoader' in window) {
  console.error('first-act: the loader is in the page twice. Remove the second script element.');
} else {
  Object.assign(window, { firstActLoader: true });
  listen();
}
