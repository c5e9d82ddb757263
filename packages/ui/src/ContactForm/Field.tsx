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
  locked,
  options,
  multiline,
  required,
  type = 'text',
  ...rest
}: FieldProps) {
  const control = {
    id,
    className: styles.control,
    required,
    // Otherwise Firefox reports an empty required field as invalid before it was filled in.
    'aria-invalid': error ? true : required ? false : undefined,
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
    <div className={styles.field}>
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
        <textarea {...control} readOnly={locked} rows={5} />
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
        <input {...control} type={type} readOnly={locked} />
      )}
      {(error ?? mended) && (
        <p id={`${id}error`} className={styles.error} data-mended={!error || undefined}>
          <Drawing path={alert} className={styles.errorIcon} />
          {/* React cannot update a text next to another node once a translation has replaced it. */}
          <span>{error ?? mended}</span>
        </p>
      )}
    </div>
  );
}
