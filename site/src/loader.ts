/**
 * The only script of a page until the visitor acts: it fetches the application on the first sign that it is
 * needed, and loses nothing that was done before it came.
 *
 * Links, fields and popovers work by themselves. Panels open at once, a choice among buttons is made at once (the
 * style sheet does the rest), and React takes both over as they are. Any other press of a button is held, and made
 * again when React is there; if it can not be fetched the visitor is told so, beside the button, and the next act
 * tries again. A classic script in the head, so that it listens before anything can be seen, let alone pressed.
 */
import { reveal } from './layout/reveal';

const { entry = '', files = '', eager } = (document.currentScript as HTMLScriptElement).dataset;
const coming: Record<string, Promise<unknown> | undefined> = {};
const held: HTMLElement[] = [];
const listening = new AbortController();
let running = false;
let taken = false;
let note: Element | null | undefined;

/** A style sheet is in force when it has come. */
const wear = (href: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: resolve,
      onerror() {
        link.remove();
        reject();
      },
    });
    document.head.append(link);
  });

/** A script is in the browser's cache when it has come. */
const cache = (href: string) =>
  fetch(href).then((answer) => (answer.ok ? answer.blob() : Promise.reject(answer.status)));

/**
 * Fetches the application without running it. Not as modules, nor as preloads: what a browser once failed to fetch
 * in that way it may never ask for again. Only when all of it is there is the entry imported.
 */
function prefetch(): Promise<unknown> {
  return Promise.all(
    files.split(' ').map(
      (href) =>
        (coming[href] ??= (href.endsWith('css') ? wear : cache)(href).catch((reason) => {
          coming[href] = undefined;
          throw reason;
        })),
    ),
  );
}

async function run() {
  if (running) return;
  running = true;
  try {
    await prefetch();
    const { default: start } = (await import(/* @vite-ignore */ entry)) as { default: () => Promise<void> };
    // From here on a panel belongs to React, and so does what lies around a button.
    taken = true;
    note?.remove();
    await start();
  } catch {
    running = taken = false;
    // What was pressed did not happen, and the visitor is told so.
    const last = held.pop();
    held.length = 0;
    note ??= document.querySelector<HTMLTemplateElement>('[data-failed]')?.content.firstElementChild;
    if (note) last?.after(note);
    return;
  }
  listening.abort();
  for (const button of held) button.click();
  dispatchEvent(new Event('app-ready'));
}

function press(event: Event) {
  const {
    target,
    type,
    button: which,
    ctrlKey,
    metaKey,
    shiftKey,
  } = event as MouseEvent & { target: Element };
  const button = target.closest('button');
  const card = target.closest('[data-card]');

  if (button && type === 'click' && !button.popoverTargetElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const panel = button.ariaExpanded && (button.parentElement?.nextElementSibling as HTMLElement | null);
    if (taken || !(panel || button.ariaPressed)) {
      held.push(button);
      note?.remove();
    } else if (panel) {
      const open = button.ariaExpanded === 'false';
      button.ariaExpanded = `${open}`;
      // TypeScript's DOM knows `hidden` as a boolean alone.
      panel.hidden = !open && ('until-found' as never);
    } else for (const one of button.parentElement!.children) one.ariaPressed = `${one === button}`;
    void run();
  } else if (card && !target.closest('a,button') && which < 2 && getSelection()?.isCollapsed) {
    const link = card.querySelector('a')!;
    if (which || ctrlKey || metaKey || shiftKey) open(link.href, '_blank', 'noopener');
    else link.click();
  }
}

function aim({ type, target }: Event) {
  const control = (target as Element).closest?.('button,input,select,textarea,tarcza-panel');
  if (!control || (control as HTMLButtonElement).popoverTargetElement) return;
  if (type === 'pointerover') prefetch().catch(() => {});
  else void run();
}

const early = { capture: true, signal: listening.signal };
for (const type of ['pointerover', 'pointerdown', 'focusin', 'beforematch'])
  addEventListener(type, aim, early);
for (const type of ['click', 'auxclick']) addEventListener(type, press, early);

addEventListener('DOMContentLoaded', reveal);
if (eager) addEventListener('load', () => void run());
