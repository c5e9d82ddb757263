import { visuallyHidden } from '../theme/base.css.js';

/** It tempts robots and says nothing to programs that fill in names, addresses and passwords. */
export const trapName = 'form-topic';

/**
 * A field that only robots fill. Browsers ignore `autocomplete="off"` where they know a field by its name or label;
 * password managers have each an attribute of their own: 1Password, LastPass, Bitwarden, Dashlane, Proton Pass.
 */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={trapName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
        data-protonpass-ignore="true"
      />
    </div>
  );
}
