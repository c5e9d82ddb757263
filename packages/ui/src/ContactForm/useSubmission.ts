'use client';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
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

/** The errors of the last submit. They stay in the summary when a field is corrected. */
interface Attempt<Message> {
  /** Each attempt renders a new summary, which receives the focus. */
  number: number;
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState<Attempt<Message>>({ number: 0, errors: {} });
  /** The last stored message. */
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);

  function show(next: State, newErrors: FieldErrors, result: Partial<Attempt<Message>> = {}) {
    setErrors(newErrors);
    setAttempt(({ number }) => ({ ...result, number: number + 1, errors: newErrors }));
    setState(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const message = read(form.current!);
    const newErrors = validate(message, form.current!);
    if (Object.keys(newErrors).length > 0) return show('idle', newErrors);
    // A browser may have filled the honeypot for a person: the next submit goes through.
    if (honeypot.current!.value) {
      honeypot.current!.value = '';
      return show('failed', {});
    }

    isBusy.current = true;
    show('submitting', {});
    try {
      const result: Refusal & Partial<SentMessage & Unconfirmed & Failed> = (await onSubmit(message)) ?? {};
      if (result.ok === false) throw result;
      const { problems, text, isUnconfirmed, reference } = result;
      const hasErrors = Object.values(problems ?? {}).some(Boolean);
      if (hasErrors || isUnconfirmed || (text && typeof text === 'string')) {
        show(hasErrors ? 'idle' : 'failed', problems ?? {}, { text, isUnconfirmed, refused: message });
      } else {
        setReceipt({ sentAt: new Date(), reference });
        setState('sent');
      }
    } catch (error) {
      console.error('ContactForm: onSubmit failed.', error);
      setState('failed');
    }
    isBusy.current = false;
  }

  /** Clears the errors of corrected fields. Fields without an error at the last submit stay without one. */
  function revalidate() {
    if (Object.keys(attempt.errors).length === 0) return;
    const message = read(form.current!);
    setErrors(keepErrors(attempt, message, validate(message, form.current!)));
  }
  useFieldChanges(form, revalidate);
  useThanks(form, state, setState, thanksFor);

  return { form, honeypot, state, receipt, errors, attempt, submit };
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
  useEffect(() => {
    const element = form.current!;
    const removal = new AbortController();
    // Field names can hide the methods of the form itself.
    for (const type of ['input', 'change', 'focusout'])
      EventTarget.prototype.addEventListener.call(element, type, onChange, removal);
    return () => removal.abort();
  });
}

/** Returns the errors that remain. An error of the receiver stays until the value changes. */
function keepErrors<Message>(
  { errors, refused }: Attempt<Message>,
  message: Message,
  current: FieldErrors,
): FieldErrors {
  const remaining: Record<string, string> = {};
  for (const name in errors) {
    const key = name as keyof Message;
    const error = current[name] ?? (refused && refused[key] === message[key] && errors[name]);
    if (error) remaining[name] = error;
  }
  return remaining;
}
