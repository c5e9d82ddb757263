const key = 'typed';

const findForm = () => document.querySelector<HTMLFormElement>('form[method="dialog"]');

/**
 * What was typed into the form outlives a reload, which the page itself asks for where its scripts are gone. Without
 * the application, for that is what may be gone; and for a reload alone, so that nobody else finds it.
 */
export function keepTyped() {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const typed = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const values = visit?.type === 'reload' && typed ? (JSON.parse(typed) as [string, string][]) : [];
    for (const [name, value] of values) {
      const field = findForm()?.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
  } catch {
    // Storage may be blocked; browsers themselves keep most of what is typed.
  }
}

/** To be called when the page goes. */
export function noteTyped() {
  try {
    const form = findForm();
    if (form) sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]));
  } catch {
    // As above.
  }
}
