/** Loads the application on the first interaction. A classic script in the head, so that it listens before the first paint. */

import {
  findControl,
  isButton,
  isInRoot,
  needsApplication,
  createControlFinder,
  type FindControl,
} from './controls.ts';
import { canPrefetchOnScroll, fetchFiles } from './fetchFiles.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Default export of the application's entry. Hydrates the page; resolves when every control is interactive. */
export type Start = () => Promise<unknown>;

interface PendingClick {
  event: MouseEvent;
  find: FindControl;
  isToggled: boolean;
  isQueued: boolean;
}

const script = document.currentScript;
/** `root` selects the element that the application hydrates. */
const { app = '', root = '#root', eager, prefetchOnScroll } = script?.dataset ?? {};
/** Addresses of the entry and of the scripts that it imports. */
const files = app.split(' ');
const loadedPath = location.pathname;
const listening = new AbortController();
/** One click per control, in the order of each control's last click. */
const pending = new Map<HTMLElement, PendingClick>();
let fetching: Promise<void> | undefined;
let running: Promise<void> | undefined;
/** Finds the control of the last pointerdown. React may replace it before the pointer is released. */
let findPressed: FindControl | undefined;
/** Resolves when the pointer is released, or the input method has ended its word: until then React may not replace controls. */
let inputEnded: Promise<void> | undefined;
let resolveEnded = () => {};
let isTyped = false;
/** Whether the application handles panels. */
let hasHandedOver = false;
let failureMessage: Element | undefined;

const openToggle = '[data-act=toggle][aria-expanded=true]';

/** Toggles a `data-act="toggle"` panel, and closes the open one of its group. Returns false if the application has to do it. */
function toggleDisclosure(control: HTMLElement): boolean {
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '');
  const isToggle = control.matches('[data-act=toggle]:not([aria-disabled=true])');
  if (hasHandedOver || !isToggle || !panel) return false;
  const isOpen = control.matches(openToggle);
  const other = control.closest('[data-act=group]')?.querySelector<HTMLElement>(openToggle);
  if (other && !isOpen) toggleDisclosure(other);
  control.setAttribute('aria-expanded', String(!isOpen));
  if (isOpen) panel.setAttribute('hidden', 'until-found');
  else panel.removeAttribute('hidden');
  return true;
}

function onPointerDown(event: PointerEvent) {
  const control = findControl(event, root);
  if (!control || event.button > 0) return;
  findPressed = createControlFinder(control);
  onInputStart();
}

const onInputStart = () => void (inputEnded ??= new Promise((resolve) => (resolveEnded = resolve)));

function onInputEnd() {
  // After the click event.
  setTimeout(() => {
    resolveEnded();
    inputEnded = undefined;
  });
}

/** Returns the control that replaced the one of pointerdown. The browser dispatches the click at an ancestor of both. */
function findReplacement({ clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const control = findPressed?.();
  return control?.contains(document.elementFromPoint(clientX, clientY)) ? control : undefined;
}

function handleClick(control: HTMLElement, event: MouseEvent) {
  const find = createControlFinder(control);
  const wasToggled = pending.get(control)?.isToggled ?? false;
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
    // Hydration keeps an open panel. If React replaces the panel, it is closed: the first click is replayed, unless a second
    // one has reverted it.
    const isReset = isToggled && !control.isConnected;
    const needsClick = isQueued !== isReset;
    if (needsClick) find()?.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
  }
}

function dropClicks(): PendingClick | undefined {
  let last;
  for (const [control, click] of pending) {
    if (!click.isQueued) continue;
    control.removeAttribute('aria-busy');
    pending.delete(control);
    last = click;
  }
  return last;
}

/** Shows the message of `<template data-act="failed">` after the last control with a queued click. */
function showFailure() {
  const last = dropClicks();
  const template = document.querySelector<HTMLTemplateElement>('template[data-act=failed]');
  failureMessage = last && (template?.content.firstElementChild?.cloneNode(true) as Element | undefined);
  if (failureMessage) last?.find()?.after(failureMessage);
}

const waitForEvent = (type: string) =>
  new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));

const prefetch = () =>
  (fetching ??= fetchFiles(files, script?.nonce).catch((error: unknown) => {
    fetching = undefined;
    throw error;
  }));
/** Prefetches the files. Ignores a failure, which the next interaction reports. */
const prefetchQuietly = () => prefetch().catch(() => {});

async function runApplication() {
  try {
    await prefetch();
    const { default: start } = (await import(/* @vite-ignore */ files[0]!)) as { default: Start };
    await inputEnded;
    // The application reads the clock, the connection and stored data, which may change until the visitor comes.
    if ((document as { prerendering?: boolean }).prerendering) await waitForEvent('prerenderingchange');
    hasHandedOver = true;
    // React does not expect it in the DOM.
    failureMessage?.remove();
    await start();
    await inputEnded;
  } catch (error) {
    if (!isTyped && reloadOnce(app, error)) return;
    console.error('first-act:', error);
    if (document.readyState === 'loading') await waitForEvent('DOMContentLoaded');
    hasHandedOver = false;
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
  const control = findControl(event, root) ?? findReplacement(event);
  if (!control) return;
  const isPending = needsApplication(control, event);
  if (isPending) {
    event.preventDefault();
    event.stopPropagation();
    handleClick(control, event);
  }
  // In a separate task, so that the browser paints the feedback first. By then a failure may have removed the click.
  setTimeout(() => {
    if (!isPending || pending.has(control)) void startApplication();
  });
}

function onIntent(event: Event) {
  const control = findControl(event, root);
  if (!control) return;
  const isField = !isButton(control);
  const needsHydration = event.type === 'pointerdown' || (event.type === 'focusin' && isField);
  setTimeout(needsHydration ? startApplication : prefetchQuietly);
}

function onToggle({ target, newState }: ToggleEvent) {
  const element = target as Element;
  if (newState === 'open' && element.matches('[popover]') && isInRoot(element, root)) void startApplication();
}

/** Back may leave the HTML of another page, after a reload of a page that the application had rendered. */
function onPopState() {
  if (location.pathname === loadedPath) void startApplication();
  else location.reload();
}

/** The visitor leaves: what was clicked or opened here must not appear after Back. */
function onPageHide() {
  dropClicks();
  // The pointer may be released on the next page.
  onInputEnd();
  // `:is` ignores what a browser does not know. Those inside of it close, too.
  document.querySelector<HTMLElement>(':is(:popover-open):not([popover=manual])')?.hidePopover();
}

function addListeners() {
  const listen = (types: string, listener: (event: never) => void) => {
    for (const type of types.split(' '))
      addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal });
  };
  listen('click', onClick);
  listen('pointerdown', onPointerDown);
  listen('compositionstart', onInputStart);
  listen('pointerup pointercancel click compositionend', onInputEnd);
  listen('input', () => (isTyped = true));
  listen('pointerover pointerdown focusin', onIntent);
  // Find-in-page opens a closed panel.
  listen('beforematch', startApplication);
  listen('popstate', onPopState);
  // The application closes a popover that the focus leaves.
  listen('toggle', onToggle);
  if (prefetchOnScroll && canPrefetchOnScroll()) addEventListener('scroll', prefetchQuietly, { once: true });
  if (eager) listen('load', startApplication);
  // Also after hydration.
  addEventListener('pagehide', onPageHide);
}

// `document.currentScript` is null in a module or a bundle.
if (app) {
  // Styles show the page of a browser without scripts until then.
  document.documentElement.dataset['scripted'] = '';
  addListeners();
} else console.error('no data-app');
