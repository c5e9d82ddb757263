'use client';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './ContactForm.css.js';
import { ErrorSummary } from './ErrorSummary.js';
import { Failure } from './Failure.js';
import { Fields } from './Fields.js';
import { polishLabels, type ContactFormLabels } from './labels.js';
import { Reference, Thanks } from './Thanks.js';
import type { SendContactMessage } from './types.js';
import { useSubmission } from './useSubmission.js';
import { wordsOf } from '../words.js';

export interface ContactFormProps {
  /** Services to choose from, as they are sent. Without any there is no choice. */
  services: readonly string[];
  /** Called once with each message that passes validation; its promise decides between "sent" and "failed". */
  onSubmit: SendContactMessage;
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
  /** Wording of the package, to be overridden. */
  labels?: Partial<ContactFormLabels>;
  /** The element around the form and what takes its place. */
  ref?: Ref<HTMLDivElement>;
}

/** A form for one message: it keeps what was typed until the message is known to be stored. */
export function ContactForm({
  services,
  onSubmit,
  onStart,
  phone,
  note,
  headingLevel = 3,
  thanksFor = 5000,
  labels,
  ref,
}: ContactFormProps) {
  const words = wordsOf(polishLabels, labels);
  const { form, state, reference, problems, refusal, submit, mend } = useSubmission(onSubmit, thanksFor);
  const start = useFirstTime(onStart);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { problems: refused } = refusal;
  const sending = state === 'submitting';
  const part = { id, words, Heading, problems };

  return (
    <div ref={ref} className={styles.root} data-state={state}>
      <p role="status" className={visuallyHidden}>
        {sending && words.submitting}
      </p>
      {state === 'sent' && <Thanks {...part} reference={reference} />}

      {/* Before React takes over, method="dialog" makes a submit do nothing, so that no name or number ends in the address. */}
      {/* Its handlers only listen to what the fields in it do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className={styles.form}
        aria-label={words.form}
        method="dialog"
        noValidate
        hidden={state === 'sent'}
        tabIndex={-1}
        onSubmit={(event) => void submit(event)}
        onFocus={start}
        onInput={mend}
      >
        {Object.keys(refused).length > 0 && <ErrorSummary key={refusal.number} {...part} refused={refused} />}
        <Fields {...part} refused={refused} services={services} locked={sending} />
        {/* Still there when the thanks are gone, for whoever wants to note it down. */}
        {reference && <Reference words={words} reference={reference} />}
        {note && <div className={styles.note}>{note}</div>}
        {state === 'failed' && <Failure {...part} phone={phone} />}
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? words.submitting : words.submit}
        </button>
      </form>
    </div>
  );
}

/** A listener that passes on the first event alone. */
function useFirstTime(callback: (() => void) | undefined) {
  const done = useRef(false);
  return () => {
    if (done.current) return;
    done.current = true;
    callback?.();
  };
}
