import { useLayoutEffect, type RefObject } from 'react';
import type { Found } from './judge.js';

/**
 * Takes over what the page's own script has marked as missing before React came, with what each field says. From then on
 * the form answers by itself: within one task both change, so that it is never both who do, or neither.
 */
export function useEarlyMarks(
  form: RefObject<HTMLFormElement | null>,
  takeOver: (early: { number: 0; problems: Found }) => void,
) {
  // Each time, for it looks at one attribute, and once that is gone there is nothing to do.
  useLayoutEffect(() => {
    if (!form.current?.hasAttribute('data-early')) return;
    form.current.removeAttribute('data-early');
    const marked = form.current.querySelectorAll<HTMLInputElement>('[aria-invalid]');
    const problems: Record<string, string | undefined> = {};
    for (const field of marked) {
      problems[field.name] = field.closest<HTMLElement>('[data-missing]')?.dataset['missing'];
      // React does not know of it, and would leave it there for ever.
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-description');
    }
    if (marked[0]) takeOver({ number: 0, problems });
  });
}
