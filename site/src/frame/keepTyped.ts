/**
 * What was typed into the page's form outlives a reload, which the page itself asks for where its scripts are gone. So
 * it needs none of the application; and it works for a reload alone, so that nobody else finds what was typed. Where
 * storage is blocked, browsers themselves keep most of it.
 */
export function keepTyped() {
  const [form] = document.forms;
  if (!form) return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const values =
    visit!.type === 'reload' ? (JSON.parse(sessionStorage['typed'] ?? '[]') as [string, string][]) : [];
  for (const [name, value] of values) (form.elements.namedItem(name) as HTMLInputElement).value = value;
}

/** To be called when the page goes, by whatever way it came. */
export function noteTyped() {
  const [form] = document.forms;
  if (form) sessionStorage['typed'] = JSON.stringify([...new FormData(form)]);
}
