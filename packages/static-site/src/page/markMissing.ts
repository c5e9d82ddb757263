/**
 * Answers whoever sends a form before the application is there, and with a field empty that may not be: each such field
 * gets `aria-invalid` and its words as `aria-description`, the first one the focus. The press is not for the loader, which
 * would make it again later, while the visitor writes. So import this before the loader: of two that listen at the window
 * the first hears first.
 *
 * It is for forms with `data-early`, which the application takes away when it takes over what is marked. What may not be
 * empty has `aria-required`. A field that is filled in meanwhile keeps `aria-invalid`, as `false`.
 */
const isEmpty = (field: HTMLInputElement) => !(field.type === 'checkbox' ? field.checked : field.value);

/** Says whether a field is wrong, and what a screen reader is to read with it: what its `data-missing` says. */
const mark = (field: HTMLInputElement, wrong: boolean) => {
  field.ariaInvalid = `${wrong}`;
  const { missing } = field.closest<HTMLElement>('[data-missing]')?.dataset ?? {};
  field.ariaDescription = (wrong && missing) || null;
};

addEventListener(
  'click',
  (event) => {
    const send = (event.target as Element).closest?.<HTMLButtonElement>('[data-early] [type=submit]');
    let first: HTMLElement | undefined;
    for (const field of (send?.form ?? []) as Iterable<HTMLInputElement>) {
      if (field.ariaRequired === 'true' && isEmpty(field)) {
        mark(field, true);
        first ??= field;
      }
    }
    if (!first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    first.focus();
  },
  true,
);

addEventListener('input', ({ target }) => {
  const field = target as HTMLInputElement;
  if (field.ariaInvalid && field.closest('[data-early]')) mark(field, isEmpty(field));
});
