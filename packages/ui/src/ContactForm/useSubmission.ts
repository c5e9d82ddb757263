'use client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SendContactMessage } from './ContactForm.js';
import {
  contactMessageFrom,
  contactMessageProblems,
  type ContactField,
  type ContactProblems,
} from '@tarcza/contact/contract';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

/**
 * The way of a message: judged, sent once nothing is wrong with it, one at a time, and thanked for until the form is
 * back. Answers with a ref for the form, how things stand, and what to do when the form is submitted and typed in.
 */
export function useSubmission(onSubmit: SendContactMessage, thanksFor: number) {
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Whether the focus was on the thanks when they went, so that the form takes it over. */
  const hadFocus = useRef<boolean>(undefined);

  useEffect(() => {
    if (state === 'idle' && hadFocus.current) form.current?.focus();
    if (state !== 'sent') return;
    const timer = setTimeout(() => {
      // While the form is hidden, only the thanks beside it can have the focus.
      hadFocus.current = form.current?.parentElement?.contains(document.activeElement);
      setState('idle');
    }, thanksFor);
    return () => clearTimeout(timer);
  }, [state, thanksFor]);

  // Only the form's own handlers ask, so it is there.
  const typed = () => Object.fromEntries(new FormData(form.current!));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;

    const values = typed();
    const message = contactMessageFrom(values);
    const found = contactMessageProblems(message);
    setProblems(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);

    busy.current = true;
    setState('submitting');
    try {
      // A robot that fills the hidden field is shown success, and nothing is sent.
      if (!values['website']) await onSubmit(message);
      form.current?.reset();
      setState('sent');
    } catch {
      setState('failed');
    }
    busy.current = false;
  }

  /** A field that was found wrong is judged again as it is mended; others are left in peace. */
  function mend() {
    if (Object.keys(problems).length === 0) return;
    const now = contactMessageProblems(contactMessageFrom(typed()));
    for (const field in now) if (!(field in problems)) delete now[field as ContactField];
    setProblems(now);
  }

  return [form, state, problems, refusals, submit, mend] as const;
}
