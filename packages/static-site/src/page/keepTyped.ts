/**
 * Puts back what was typed into the page's form before a reload, which a page asks for where its scripts are gone. To be
 * called once the page is read (`DOMContentLoaded`), with `noteTyped` when it goes (`pagehide`). It needs none of the
 * application; and it works for a reload alone, so that nobody else finds what was typed. Where storage is blocked,
 * browsers themselves keep most of it.
 */
export function keepTyped() {
  const [form] = document.forms;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!form || visit!.type !== 'reload') return;
  for (const [name, value] of new URLSearchParams(sessionStorage['typed'] as string | undefined))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
}

/** Keeps what is typed into the page's form for `keepTyped`, in this tab alone. To be called when the page goes. */
export function noteTyped() {
  const [form] = document.forms;
  // The form has no files; TypeScript's DOM does not know that.
  if (form) sessionStorage['typed'] = new URLSearchParams(new FormData(form) as unknown as URLSearchParams);
}
