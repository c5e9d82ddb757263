'use client';
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldErrors, Refusal, SentMessage, Unconfirmed } from './message.js';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

interface SubmissionOptions<Message> {
  read: (form: HTMLFormElement) => Message;
  validate: (message: Message, form: HTMLFormElement) => FieldErrors;
  onSubmit: (message: Message) => Promise<SentMessage | Refusal | Unconfirmed | void>;
  /** In milliseconds. */
  thanksFor: number;
}

/** What an untyped receiver may return, such as a Response. */
type Failed = { ok: boolean };

interface Attempt<Message> {
  /** Each attempt renders a new summary, which receives the focus. */
  number: number;
  /** They stay in the summary when a field is corrected. */
  submitErrors: FieldErrors;
  /** Those that are not corrected. */
  errors: FieldErrors;
  /** The receiver's text about the refused message. */
  text?: string | undefined;
  /** The message that the receiver refused. */
  refused?: Message | undefined;
  /** Whether the message may have arrived. */
  isUnconfirmed?: boolean | undefined;
}

export interface Receipt {
  sentAt: Date;
  reference: string | undefined;
}

/** Validates a message, sends one at a time, and shows the thanks for a while. */
export function useSubmission<Message extends object>(options: SubmissionOptions<Message>) {
  const { read, validate, onSubmit, thanksFor } = options;
  const [state, setState] = useState<State>('idle');
  const [attempt, setAttempt] = useState<Attempt<Message>>({ number: 0, submitErrors: {}, errors: {} });
  /** The last stored message. */
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);

  function show(next: State, errors: FieldErrors, result: Partial<Attempt<Message>> = {}) {
    setAttempt(({ number }) => ({ ...result, number: number + 1, submitErrors: errors, errors }));
    setState(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    try {
      const message = read(form.current!);
      const errors = validate(message, form.current!);
      if (Object.keys(errors).length > 0) return show('idle', errors);
      // A browser may have filled the honeypot for a person: the next submit goes through.
      if (honeypot.current!.value) {
        honeypot.current!.value = '';
        return show('failed', {});
      }
      isBusy.current = true;
      show('submitting', {});
      const result: Refusal & Partial<SentMessage & Unconfirmed & Failed> = (await onSubmit(message)) ?? {};
      const { problems, text, isUnconfirmed, reference, ok } = result;
      // Throws for an object, which has no `at`, and which React could not render: the form would be lost.
      const errorCount = Object.values(problems ?? {}).filter((each) => each?.at(0)).length;
      if (errorCount || isUnconfirmed || (typeof text === 'string' && text)) {
        show(errorCount ? 'idle' : 'failed', problems ?? {}, { text, isUnconfirmed, refused: message });
      } else if (ok === false) throw result;
      else {
        setReceipt({ sentAt: new Date(), reference });
        setState('sent');
      }
    } catch (error) {
      console.error('ContactForm.onSubmit:', error);
      setState('failed');
    }
    isBusy.current = false;
  }

  /** Clears the errors of corrected fields. Fields without an error at the last submit stay without one. */
  function revalidate() {
    if (Object.keys(attempt.submitErrors).length === 0) return;
    const message = read(form.current!);
    const errors = validate(message, form.current!);
    // The summary of a new attempt takes the focus, which fires `focusout`, before this listener is replaced.
    setAttempt((last) => ({ ...last, errors: keepErrors(last, message, errors) }));
  }
  useFieldChanges(form, revalidate);
  useThanks(form, state, setState, thanksFor);

  return { form, honeypot, state, receipt, attempt, submit };
}

/** Resets the form when the message is sent, and shows it again after the thanks. */
function useThanks(
  form: RefObject<HTMLFormElement | null>,
  state: State,
  setState: (state: State) => void,
  thanksFor: number,
) {
  useLayoutEffect(() => {
    if (state !== 'sent') return;
    // A field can have the name `reset`.
    HTMLFormElement.prototype.reset.call(form.current!);
    // Longer delays would overflow to 0.
    if (thanksFor >= 2 ** 31) return;
    const timer = setTimeout(() => setState('idle'), thanksFor);
    return () => clearTimeout(timer);
  }, [form, state, setState, thanksFor]);
}

/** Calls back on changes. Some autofills fire `change` alone, and clearing an incomplete date fires neither. */
function useFieldChanges(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  // Removed before the fields are: a focused field that is removed fires `focusout`.
  useLayoutEffect(() => {
    const removal = new AbortController();
    for (const type of ['input', 'change', 'focusout'])
      form.current!.addEventListener(type, onChange, removal);
    return () => removal.abort();
  });
}

/** Returns the errors that remain. An error of the receiver stays until the value changes. */
function keepErrors<Message>(
  { submitErrors, refused }: Attempt<Message>,
  message: Message,
  current: FieldErrors,
): FieldErrors {
  const remaining: Record<string, string> = {};
  for (const name in submitErrors) {
    const key = name as keyof Message;
    const error = current[name] ?? (refused && refused[key] === message[key] && submitErrors[name]);
    if (error) remaining[name] = error;
  }
  return remaining;
}
