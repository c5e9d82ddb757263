/**
 * The only script of a page until the visitor acts: it fetches the application on the first sign that it is
 * needed, and loses nothing that was done before it came.
 *
 * Links, fields and popovers work by themselves. Panels open at once, a choice among buttons is made at once (the
 * style sheet does the rest), and React takes both over as they are. Any other press of a button is held, and made
 * again when React is there. A classic script in the head, so
 * that it listens before anything can be seen, let alone pressed.
 */
import { reveal } from './layout/reveal';

const { entry = '', chunks = '', eager, failed } = (document.currentScript as HTMLScriptElement).dataset;
const held: HTMLElement[] = [];
let fetching = false;
let running = false;
let taken = false;

/** Fetches the application without running it. */
function prefetch() {
  if (fetching) return;
  fetching = true;
  for (const href of [entry, ...chunks.split(' ')]) {
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function run() {
  prefetch();
  if (running) return;
  running = true;
  import(/* @vite-ignore */ entry).catch(() => {
    running = false;
    // What was pressed did not happen, and the visitor is told so.
    if (held.splice(0).length > 0) alert(failed);
  });
}

function press(event: Event) {
  const target = event.target as Element;
  const button = target.closest('button');
  const card = target.closest('[data-card]');

  if (button && !button.popoverTargetElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const panel = button.ariaExpanded && (button.parentElement?.nextElementSibling as HTMLElement | null);
    if (taken || !(panel || button.ariaPressed)) held.push(button);
    else if (panel) {
      const open = button.ariaExpanded === 'false';
      button.ariaExpanded = `${open}`;
      // TypeScript's DOM knows `hidden` as a boolean alone.
      panel.hidden = !open && ('until-found' as never);
    } else for (const one of button.parentElement!.children) one.ariaPressed = `${one === button}`;
    run();
  } else if (card && !target.closest('a') && getSelection()?.isCollapsed) {
    card.querySelector('a')?.click();
  }
}

function aim({ type, target }: Event) {
  const control = (target as Element).closest?.('button,input,select,textarea,tarcza-panel');
  if (!control || (control as HTMLButtonElement).popoverTargetElement) return;
  if (type === 'pointerover') prefetch();
  else run();
}

const aims = ['pointerover', 'pointerdown', 'focusin', 'beforematch'];
for (const type of aims) addEventListener(type, aim, true);
addEventListener('click', press, true);

// From here on a panel belongs to React, which may already have looked at it.
addEventListener('app-start', () => (taken = true));
addEventListener('app-ready', () => {
  for (const type of aims) removeEventListener(type, aim, true);
  removeEventListener('click', press, true);
  for (const button of held) button.click();
});

addEventListener('DOMContentLoaded', reveal);
if (eager) addEventListener('load', run);
