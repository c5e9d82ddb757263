'use client';
import { useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { groupProps, type RootProps } from '../rootProps.js';
import { usePhoneSettings } from '../PhoneButton/PhoneProvider.js';
import type { PhotoField, PhotoFieldHandle } from '../PhotoField/PhotoField.js';
import { visuallyHidden } from '../theme/base.css.js';
import { useIsServerRendered } from '../useIsServerRendered.js';
import { useScriptMark } from '../useScriptMark.js';
import { checkProps } from './checkProps.js';
import * as styles from './ContactForm.css.js';
import { Fields, Honeypot } from './Fields.js';
import { mergeDefaults } from '../formatLabel.js';
import type { FormLabels, GivenContactFormLabels } from '../labels.js';
import { form as polish } from '../labels/pl.js';
import {
  findIncompleteDays,
  orderFields,
  readForm,
  validateMessage,
  type DefaultValues,
  type FieldErrors,
  type FieldOption,
  type FormField,
  type MessageOf,
  type SendContactMessage,
  type SendWithPhotos,
} from './message.js';
import { ErrorSummary, Failure, Thanks } from './Panels.js';
import { useSubmission } from './useSubmission.js';

export interface ContactFormProps<Fields extends readonly FormField[] = readonly []> extends RootProps {
  /**
   * Services to choose from: texts, or `{ value, label }` to show the label and send the value. Without services there is
   * no choice, and `service` is null.
   * @default []
   */
  services?: readonly FieldOption[] | undefined;
  /**
   * Whether to ask for an e-mail address. Without, `email` is null.
   * @default true
   */
  email?: boolean | undefined;
  /**
   * Fields that the page adds. Texts, choices and days come before the message, photos and checkboxes after it.
   * @default []
   */
  fields?: Fields | undefined;
  /**
   * The component `PhotoField` of this package, for a form with a field of photos. Other forms do not load its code.
   * @default nothing
   */
  photoField?: typeof PhotoField | undefined;
  /**
   * Initial values by field.
   * @default nothing
   */
  defaultValues?: DefaultValues<Fields> | undefined;
  /**
   * Validates a message beyond its single fields. Returns error messages by field.
   * @default no errors
   */
  validate?: (message: MessageOf<Fields>) => FieldErrors<Fields> | undefined;
  /**
   * Stores a valid message. The form shows the thanks if the promise resolves, and a failure if it rejects. If it resolves
   * with problems or a text, the message is refused, and the form shows them. With `{ isUnconfirmed: true }` the form says
   * that the message may not have arrived. The values stay then. The second parameter has the photos of a field of that kind.
   */
  onSubmit: SendContactMessage<Fields>;
  /**
   * Called once, on first focus: the time to load what sending needs.
   * @default nothing
   */
  onStart?: (() => void) | undefined;
  /**
   * Number to call if sending fails, and after sending.
   * @default no button
   */
  phone?: string | undefined;
  /**
   * Small print above the submit button, such as which fields are required and how the data is used.
   * @default nothing
   */
  note?: ReactNode;
  /**
   * Level of the headings of summary, failure and thanks.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * How long the thanks replace the form, in milliseconds.
   * @default 5000
   */
  thanksFor?: number | undefined;
  /** Overrides texts of the package: some, or a whole set such as `contactForm` of `@tarcza/ui/labels/en`. */
  labels?: GivenContactFormLabels | undefined;
  /** The element around form and thanks. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders a contact form with validation, fields of your own and photos. It keeps the values until the message is stored. */
export function ContactForm<const Fields extends readonly FormField[] = readonly []>(
  props: ContactFormProps<Fields>,
) {
  const {
    services = [],
    defaultValues = {},
    photoField,
    onStart,
    phone,
    note,
    headingLevel = 3,
    ref,
  } = props;
  const labels = mergeDefaults(polish, props.labels);
  const photosRef = useRef<PhotoFieldHandle>(null);
  const { form, honeypot, state, receipt, attempt, submit } = useMessage(props, labels, photosRef);
  const hasStarted = useRef(false);
  const fromServer = useIsServerRendered();
  useScriptMark();
  const id = useId();
  const isSubmitting = state === 'submitting';
  const shared = { id, labels, Heading: `h${headingLevel}` as const, phone };
  const common = { fields: listShownFields(props), ...attempt };

  return (
    <div {...groupProps(props)} ref={ref} className={styles.root} data-state={state}>
      <p role="status" className={visuallyHidden}>
        {isSubmitting && labels.submitting}
      </p>
      {receipt && <Thanks key={+receipt.sentAt} {...shared} {...receipt} isPanel={state === 'sent'} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus of its fields bubbles. */}
      <form
        ref={form}
        className={styles.form}
        // Without a script nothing can be sent: the page offers phone and e-mail instead.
        data-with-script
        aria-label={labels.form}
        // A submit before hydration sends nothing, so that no name or number gets into the address.
        method="dialog"
        noValidate={!fromServer}
        hidden={state === 'sent'}
        onSubmit={(event) => void submit(event)}
        onReset={() => photosRef.current?.clear()}
        onFocus={() => {
          if (!hasStarted.current) onStart?.();
          hasStarted.current = true;
        }}
      >
        {Object.keys(attempt.submitErrors).length > 0 && (
          <ErrorSummary key={attempt.number} {...shared} {...common} />
        )}
        <Fields
          {...{ id, labels, services, defaultValues, photoField, photosRef }}
          {...common}
          isLocked={isSubmitting}
        />
        {/* Invalid, so that no browser submits the form before hydration, which would close a dialog around it. */}
        {fromServer && <input hidden required aria-label={labels.form} />}
        <Honeypot id={`${id}honeypot`} label={labels.honeypot} ref={honeypot} />
        {note && <div className={styles.note}>{note}</div>}
        {state === 'failed' && <Failure {...shared} {...attempt} />}
        {/* Not disabled: a disabled button would lose the focus. */}
        <button type="submit" className={styles.submit} aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? labels.submitting : labels.submit}
        </button>
      </form>
    </div>
  );
}

/** Validates and sends the message of a form. */
function useMessage<Fields extends readonly FormField[]>(
  props: ContactFormProps<Fields>,
  labels: FormLabels,
  photosRef: RefObject<PhotoFieldHandle | null>,
) {
  const { fields = [] as readonly FormField[] as Fields, photoField, validate, thanksFor = 5000 } = props;
  const { country } = usePhoneSettings();
  const rules = { fields, country, labels, givenProblem: props.labels?.problem, validate };
  checkProps({ fields, photoField });
  return useSubmission<MessageOf<Fields>>({
    read: (element) => readForm(element, fields),
    validate: (message, element) =>
      validateMessage(message, { ...rules, incompleteDays: findIncompleteDays(element) }),
    onSubmit: (message) => send(message, props.onSubmit, photosRef.current),
    thanksFor,
  });
}

function listShownFields({
  email = true,
  services = [],
  fields = [],
}: Pick<ContactFormProps<readonly FormField[]>, 'email' | 'services' | 'fields'>) {
  const hiddenNames = [...(email ? [] : ['email']), ...(services.length > 0 ? [] : ['service'])];
  return orderFields(fields).filter(({ name }) => !hiddenNames.includes(name));
}

function send<Fields extends readonly FormField[]>(
  message: MessageOf<Fields>,
  onSubmit: SendContactMessage<Fields>,
  photoField: PhotoFieldHandle | null,
) {
  const submit = onSubmit as SendWithPhotos<Fields>;
  return photoField ? photoField.send((attached) => submit(message, attached)) : submit(message);
}
