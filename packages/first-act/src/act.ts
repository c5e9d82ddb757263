/** What the entry of an application exports by default. */
export type Start = () => Promise<unknown>;

/**
 * What the loader's own tag says.
 * @internal
 * @public Half of it loader-ahead.ts reads, half this file.
 */
export const { dataset, nonce } = document.currentScript as HTMLScriptElement;
/** The entry of the application, then whatever else has to be there before it runs. */
const files = dataset['app']!.split(' ');

let coming: Promise<unknown> | 0;
let held: MouseEvent[] = [];
let running: Promise<unknown> | 0;
/** From the moment on which the application looks at the page, its panels and choices belong to it. */
let taken: true | 0;
/** The control that was pressed last; it is busy until its act is made. */
let pressed: Element = document.head;
let note: Element | null | undefined;

/** Puts a style sheet into force, and has a script read, not run. */
const use = (href: string) =>
  // At the end alone: a script is called TextPage.css-1a2b.js. By a pattern, with which the loader stays below its 1.00 KB.
  new Promise<void>((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        // oxlint-disable-next-line typescript/prefer-string-starts-ends-with, unicorn/prefer-string-starts-ends-with -- The loader has 1 KB.
        rel: /css$/.test(href) ? 'stylesheet' : (onload() as never) || 'modulepreload',
        onerror,
        onload,
        href,
        nonce,
      }),
    );
  });

/**
 * Fetches the application into the browser's cache without running it. As modules, preloaded or imported, only once all of
 * it is there: what a browser once failed to fetch in that way, be it for another that imports it, it may never ask for again.
 */
const prefetch = () =>
  (coming ||= Promise.all(
    files.map((href) => fetch(href).then((answer) => (answer.ok ? answer.text() : Promise.reject()))),
  ).then(() => Promise.all(files.map(use))));

const wake = () =>
  prefetch()
    .then(() => import(/* @vite-ignore */ files[0]!) as Promise<{ default: Start }>)
    .then((entry) => {
      taken = true;
      note?.remove();
      return entry.default();
    })
    .then(
      // oxlint-disable-next-line promise/always-return -- `await` would be 20 bytes more, and the loader has 1 KB.
      () => {
        // Before the act, which the application may answer with a mark of its own.
        pressed.ariaBusy = null;
        listen(removeEventListener);
        for (const event of held) {
          event.target!.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
        }
        dispatchEvent(new Event('first-act:ready'));
      },
      () => {
        running = coming = taken = 0;
        // What was pressed did not happen, and the visitor is told so, beside it.
        if (held[0]) {
          held = [];
          pressed.ariaBusy = null;
          pressed.after(
            (note ??= document.querySelector<HTMLTemplateElement>('[data-act=failed]')!.content.children[0]!),
          );
        }
      },
    );

/** The same for an act that may come; if it fails, the act itself tries again. @internal */
export const fetchAhead = () => prefetch().catch(() => (coming = 0));

const run = () => (running ||= wake());

const hear = (event: MouseEvent & { target: Element }) => {
  const { target, type, button } = event;
  const control = target.closest?.<HTMLAnchorElement>('[data-act],a,button,input,select,textarea');
  if (!control || target.closest('[data-act=leave],[popovertarget]:not([data-act]),[commandfor]')) return;

  // What sends or is pressed: of type submit, button or image. Empty for what the browser does while the application wakes.
  const act = control.dataset['act'] ?? /^(su|b|i)/.test(control.type);
  const aside = button || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!/click/.test(type)) {
    // A link has no type, and is the browser's own; so is what lies on an area that stands for one.
    if (act ? act !== 'follow' : control.type) {
      // Asking for a dozen files takes a slow phone 10 to 20 ms: after it has drawn what the press itself does.
      setTimeout(/over/.test(type) ? fetchAhead : run);
    }
  } else if (act === 'follow') {
    const link = control.querySelector('a')!;
    if (button > 1 || getSelection() + '') return;
    if (aside) open(link.href, '_blank', 'noopener');
    else link.click();
  } else if (act && !button && !(control.href && aside)) {
    event.preventDefault();
    event.stopPropagation();
    const panel = document.getElementById(control.getAttribute('aria-controls')!);
    if (!taken && act === 'toggle' && panel) {
      // TypeScript's DOM knows `hidden` as a boolean alone, and what ARIA says as text, which the browser makes of it.
      panel.hidden = control.ariaExpanded === 'true' && ('until-found' as never);
      control.ariaExpanded = !panel.hidden as never;
    } else if (!taken && act === 'choose') {
      for (const one of control.parentElement!.children) one.ariaPressed &&= (one === control) as never;
    } else {
      held.push(event);
      note?.remove();
      pressed.ariaBusy = null;
      pressed = control;
      pressed.ariaBusy = 'true';
    }
    setTimeout(run);
  }
};

const listen = (how: typeof addEventListener) => {
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'click', 'auxclick'])
    how(type, hear as EventListener, true);
  how('beforematch', run, true);
  // After a reload the browser goes back to another page's address and leaves this one as it stands: the application's to see.
  how('popstate', run);
};

listen(addEventListener);
if (dataset['eager']) addEventListener('load', run);
