'use client';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { rootProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import { useIsServerRendered } from '../useIsServerRendered.js';
import * as styles from './ContactForm.css.js';
import { ErrorSummary } from './ErrorSummary.js';
import { Failure } from './Failure.js';
import { Fields } from './Fields.js';
import type { DefaultValues, FormField, MessageOf, Sentences, SendContactMessage } from './formField.js';
import { judge, namesOf, readForm, sentences } from './judge.js';
import type { GivenContactFormLabels } from './labels.js';
import { Reference, Thanks } from './Thanks.js';
import { useSubmission } from './useSubmission.js';
import { contactFormWords } from './words.js';

export interface ContactFormProps<Fields extends readonly FormField[] = readonly []> extends RootProps {
  /**
   * Services to choose from, as they are sent. Without any there is no choice, and `service` is null.
   * @default []
   */
  services?: readonly string[];
  /**
   * Whether to ask for an e-mail address. Without, `email` is null.
   * @default true
   */
  email?: boolean;
  /**
   * What the page asks beside it: texts, choices and days stand above the message, boxes to tick below it.
   * @default []
   */
  fields?: Fields;
  /**
   * What stands in the fields at first, by name.
   * @default nothing
   */
  defaultValues?: DefaultValues<Fields>;
  /**
   * Judges a whole message where a field alone cannot be: a sentence for each field that is wrong.
   * @default nothing is wrong
   */
  validate?: (message: MessageOf<Fields>) => Sentences<Fields> | undefined;
  /**
   * Called once with each message that passes validation; its promise decides between "sent" and "failed". Where it
   * resolves with problems or a text, the message counts as refused, and the visitor reads them.
   */
  onSubmit: SendContactMessage<Fields>;
  /**
   * Called when the visitor first enters the form: the moment to fetch what sending needs.
   * @default nothing
   */
  onStart?: () => void;
  /**
   * Number to call when sending fails.
   * @default no button
   */
  phone?: string;
  /**
   * Small print above the button, such as which fields are required and what becomes of the data.
   * @default nothing
   */
  note?: ReactNode;
  /**
   * Level of the headings of the summary and of the thanks.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * How long the thanks stay, in milliseconds.
   * @default 5000
   */
  thanksFor?: number;
  /** Wording of the package, to be overridden: a few words, or a whole set such as `contactForm` of `@tarcza/ui/labels/en`. */
  labels?: GivenContactFormLabels;
  /** The element around the form and what takes its place. */
  ref?: Ref<HTMLDivElement>;
}

/** A form for one message: it keeps what was typed until the message is known to be stored. */
export function ContactForm<const Fields extends readonly FormField[] = readonly []>({
  services = [],
  email = true,
  fields = [] as readonly FormField[] as Fields,
  defaultValues = {},
  validate,
  onSubmit,
  onStart,
  phone,
  note,
  headingLevel = 3,
  thanksFor = 5000,
  labels,
  ref,
  ...rest
}: ContactFormProps<Fields>) {
  const words = contactFormWords(labels);
  const sentence = sentences(fields, words, labels?.problem);
  const { form, state, reference, problems, refusal, submit, mend } = useSubmission<MessageOf<Fields>>({
    read: (element) => readForm(element, fields),
    judge: (message) => judge(message, fields, sentence, validate),
    onSubmit,
    thanksFor,
  });
  const started = useRef(false);
  const fromServer = useIsServerRendered();
  const id = useId();
  const sending = state === 'submitting';
  const { number, problems: refused, text } = refusal;
  const part = { id, words, Heading: `h${headingLevel}` as const, problems, refused };
  const names = namesOf(fields).filter(
    (name) => (email || name !== 'email') && (services.length > 0 || name !== 'service'),
  );

  return (
    <div {...rootProps(rest)} ref={ref} className={styles.root} data-state={state}>
      <p role="status" className={visuallyHidden}>
        {sending && words.submitting}
      </p>
      {state === 'sent' && <Thanks {...part} reference={reference} />}

      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- They only listen to its fields. */}
      <form
        ref={form}
        className={styles.form}
        aria-label={words.form}
        // A submit before hydration sends nothing, so that no name or number gets into the address.
        method="dialog"
        noValidate={!fromServer}
        hidden={state === 'sent'}
        tabIndex={-1}
        onSubmit={(event) => void submit(event)}
        onFocus={() => {
          if (!started.current) onStart?.();
          started.current = true;
        }}
        onInput={() => mend()}
      >
        {Object.keys(refused).length > 0 && <ErrorSummary key={number} {...part} names={names} text={text} />}
        <Fields
          {...part}
          fields={fields}
          email={email}
          services={services}
          defaults={defaultValues}
          locked={sending}
        />
        {/* Still there when the thanks are gone, for whoever wants to note it down. */}
        {reference && <Reference words={words} reference={reference} />}
        {note && <div className={styles.note}>{note}</div>}
        {state === 'failed' && <Failure {...part} phone={phone} text={text} />}
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? words.submitting : words.submit}
        </button>
      </form>
    </div>
  );
}
