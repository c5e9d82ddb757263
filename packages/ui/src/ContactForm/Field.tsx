import type { ComponentProps, ReactNode } from 'react';
import { alert, Drawing } from '../icons/icons.js';
import * as styles from './ContactForm.css.js';

export interface FieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'required' | 'min' | 'max' | 'defaultValue' | 'defaultChecked'
  > {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, if anything. */
  error: string | undefined;
  /** What was wrong with it before: it keeps its place while the value is mended, unseen. */
  mended: string | undefined;
  /** What an empty field says that may not be empty, before React can say it. */
  missing: string | undefined;
  /** Keeps the value as it is, and the focus where it is. */
  locked: boolean;
  /** Makes it a choice; the first option stands for none. */
  options?: readonly string[];
  /** Makes it a text of several lines. */
  multiline?: boolean | undefined;
}

/**
 * A labelled field with its error. It keeps its own value, so that what was typed before React arrived stays.
 * No maxlength: a browser would cut a long pasted text without a word, where the form says what to mend.
 */
export function Field({
  id,
  label,
  hint,
  error,
  mended,
  missing,
  locked,
  options,
  multiline,
  required,
  type = 'text',
  ...rest
}: FieldProps) {
  // The empty placeholder is how the style sheet sees that a field is empty.
  const control = {
    id,
    className: styles.control,
    // Not `required` itself: Firefox calls an empty field that is required invalid before anybody has filled it in.
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined,
    ...rest,
  };
  const isBox = type === 'checkbox';
  const name = (
    <label htmlFor={id} className={isBox ? styles.boxLabel : styles.label}>
      {label}
      {required && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );

  return (
    <div className={styles.field} data-missing={required ? missing : undefined}>
      {!isBox && name}
      {hint && (
        <div id={`${id}hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {options ? (
        <select {...control} aria-disabled={locked || undefined}>
          {options.map((option, index) => (
            // A choice cannot be read-only, but it can have nothing to change to.
            <option key={option} value={index === 0 ? '' : option} disabled={locked}>
              {option}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...control} placeholder=" " readOnly={locked} rows={5} />
      ) : isBox ? (
        <div className={styles.boxLine}>
          <input
            {...control}
            type="checkbox"
            className={styles.box}
            aria-disabled={locked || undefined}
            // Nor can a box be read-only.
            onClick={(event) => locked && event.preventDefault()}
          />
          {name}
        </div>
      ) : (
        <input {...control} placeholder={type === 'date' ? undefined : ' '} type={type} readOnly={locked} />
      )}
      {(error ?? mended) && (
        <p id={`${id}error`} className={styles.error} data-mended={!error || undefined}>
          <Drawing path={alert} className={styles.errorIcon} />
          {error ?? mended}
        </p>
      )}
    </div>
  );
}
