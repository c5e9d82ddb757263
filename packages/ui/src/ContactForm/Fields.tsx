import type { ContactField } from '@tarcza/contact/contract';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { alert, SvgIcon } from '../icons/icons.js';
import type { FormLabels } from '../labels.js';
import type { PhotoField, PhotoFieldHandle } from '../PhotoField/PhotoField.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as fieldStyles from '../theme/field.css.js';
import * as styles from './ContactForm.css.js';
import type { DefaultValues, FieldErrors, FieldOption, FormField, orderFields } from './message.js';

interface FieldsProps {
  /** Prefix of the ids in the form. */
  id: string;
  labels: FormLabels;
  errors: FieldErrors;
  /** Errors of the last submit. */
  submitErrors: FieldErrors;
  /** In their order. */
  fields: ReturnType<typeof orderFields>;
  services: readonly FieldOption[];
  defaultValues: DefaultValues;
  isLocked: boolean;
  photoField: typeof PhotoField | undefined;
  photosRef: Ref<PhotoFieldHandle>;
}

/** Renders the fields of a form. */
export function Fields(props: FieldsProps) {
  const { id, labels, errors, submitErrors, fields, isLocked, photoField: Photos, photosRef } = props;
  return fields.map((field) => {
    const { name } = field;
    const common = {
      id: `${id}${name}`,
      name,
      error: errors[name],
      correctedError: submitErrors[name],
      isLocked,
    };
    if (field.kind !== 'photos') return <Field key={name} {...common} {...getFieldProps(field, props)} />;
    const { label, hint, max } = field;
    return Photos && <Photos key={name} {...common} {...{ labels, label, hint, max }} ref={photosRef} />;
  });
}

function getFieldProps(
  field: Exclude<FieldsProps['fields'][number], { kind: 'photos' }>,
  { labels, services, defaultValues }: FieldsProps,
): Pick<FieldProps, 'label'> & Partial<FieldProps> {
  const name = field.name as ContactField;
  const { label = labels[name], hint, autoComplete } = field as Partial<FormField>;
  const value: string | boolean | undefined = defaultValues[name];
  const { required } = field;
  const shared = { label, hint, autoComplete, required };
  const withText = { ...shared, defaultValue: typeof value === 'string' ? value : undefined };
  switch (field.kind) {
    case 'checkbox':
      return { ...shared, type: 'checkbox', defaultChecked: Boolean(value) };
    case 'choice':
      return { ...withText, options: field.options, noOption: labels.noChoice };
    case 'date':
      return { ...withText, type: 'date', min: field.min, max: field.max };
    case 'phone':
      return { ...withText, type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' };
    case 'email':
      return { ...withText, type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' };
    case 'text':
      if (name === 'service') return { ...withText, options: services, noOption: labels.noService };
      return { ...withText, multiline: field.multiline, autoComplete: name === 'name' ? name : autoComplete };
  }
}

interface FieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'dir'
    | 'inputMode'
    | 'autoComplete'
    | 'required'
    | 'min'
    | 'max'
    | 'defaultValue'
    | 'defaultChecked'
  > {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  /** The error before the value was corrected. It is invisible, and keeps its space while the visitor types. */
  correctedError: string | undefined;
  /** The value cannot be changed, and the focus stays. */
  isLocked: boolean;
  /** Options of a choice. */
  options?: readonly FieldOption[] | undefined;
  /** Text of the empty first option. */
  noOption?: string | undefined;
  multiline?: boolean | undefined;
}

/** Renders an uncontrolled field with label, hint and error, so that hydration keeps what was typed. */
function Field(props: FieldProps) {
  const { id, label, hint, error, correctedError, required, type } = props;
  const isCheckbox = type === 'checkbox';
  const control = <Control {...props} />;
  const labelElement = (
    <label htmlFor={id} className={isCheckbox ? styles.checkboxLabel : fieldStyles.label}>
      <span>{label}</span>
      {required && (
        <span className={styles.requiredMark} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div className={fieldStyles.field}>
      {!isCheckbox && labelElement}
      {hint && (
        <div id={`${id}hint`} className={fieldStyles.hint}>
          {hint}
        </div>
      )}
      {isCheckbox ? (
        <div className={styles.checkboxRow}>
          {control}
          {labelElement}
        </div>
      ) : (
        control
      )}
      {(error ?? correctedError) && (
        <p id={`${id}error`} className={fieldStyles.error} data-corrected={!error || undefined}>
          <SvgIcon path={alert} className={fieldStyles.errorIcon} />
          <span>{error ?? correctedError}</span>
        </p>
      )}
    </div>
  );
}

/** Renders the control of a field. It has no maxlength: a browser would cut off a pasted text without a message. */
function Control(props: FieldProps) {
  const {
    label: _,
    hint,
    error,
    correctedError: __,
    isLocked,
    options,
    noOption,
    multiline,
    type = 'text',
    ...rest
  } = props;
  const control = {
    className: styles.control,
    // Without `false`, Firefox announces an empty required field as invalid.
    'aria-invalid': error ? true : rest.required ? false : undefined,
    'aria-describedby':
      [hint && `${rest.id}hint`, error && `${rest.id}error`].filter(Boolean).join(' ') || undefined,
    ...rest,
  };
  if (multiline) return <textarea {...control} readOnly={isLocked} rows={5} />;
  if (type === 'checkbox') {
    return (
      <input
        {...control}
        type="checkbox"
        className={styles.checkbox}
        aria-disabled={isLocked || undefined}
        // A checkbox ignores readOnly.
        onClick={(event) => isLocked && event.preventDefault()}
      />
    );
  }
  if (!options) return <input {...control} type={type} readOnly={isLocked} />;
  return (
    // A select ignores readOnly: its options are disabled instead.
    <select {...control} aria-disabled={isLocked || undefined}>
      <option value="" disabled={isLocked}>
        {noOption}
      </option>
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value} disabled={isLocked}>
            {label}
          </option>
        );
      })}
    </select>
  );
}

/** A name and a label that attract robots, and no autofill of browsers and password managers. */
const honeypotName = 'form-topic';

/** Renders a field that only robots fill. The attributes exclude 1Password, LastPass, Bitwarden, Dashlane, Proton Pass. */
export function Honeypot({ id, label, ref }: { id: string; label: string; ref: Ref<HTMLInputElement> }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore
        data-bwignore
        data-form-type="other"
        data-protonpass-ignore
      />
    </div>
  );
}
