'use client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  contactMessageFrom,
  contactMessageProblems,
  type ContactField,
  type ContactProblems,
} from '@tarcza/contact/contract';
import { trapName } from './Trap.js';
import type { SendContactMessage } from './types.js';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

/** What was wrong when a submit was refused. */
interface Refusal {
  /** Counts the refusals, so that each brings its own news. */
  number: number;
  problems: ContactProblems;
}

/**
 * The way of a message: judged, sent once nothing is wrong with it, one at a time, and thanked for until the form is
 * back.
 */
export function useSubmission(onSubmit: SendContactMessage, thanksFor: number) {
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [refusal, setRefusal] = useState<Refusal>({ number: 0, problems: {} });
  /** Of the message that was stored last. */
  const [reference, setReference] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Whether the focus was on the thanks when they went, so that the form takes it over. */
  const hadFocus = useRef<boolean>(undefined);

  useEffect(() => {
    if (state === 'idle' && hadFocus.current) form.current?.focus();
    hadFocus.current = false;
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
    setRefusal({ number: refusal.number + 1, problems: found });
    if (Object.keys(found).length > 0) return setState('idle');
    if (values[trapName]) return springTrap();

    busy.current = true;
    setState('submitting');
    try {
      const sent = await onSubmit(message);
      setReference(sent?.reference);
      form.current?.reset();
      setState('sent');
    } catch {
      setState('failed');
    }
    busy.current = false;
  }

  /**
   * Most who fill the trap are robots. Thanks would be a lie to a person whose browser did it: they are told that nothing
   * was sent, and the trap is emptied, so that their next try goes through.
   */
  function springTrap() {
    (form.current!.elements.namedItem(trapName) as HTMLInputElement).value = '';
    setState('failed');
  }

  /** A field that was refused is judged again as it is mended; others are left in peace. */
  function mend() {
    if (Object.keys(refusal.problems).length === 0) return;
    const now = contactMessageProblems(contactMessageFrom(typed()));
    for (const field in now) if (!(field in refusal.problems)) delete now[field as ContactField];
    setProblems(now);
  }

  return { form, state, reference, problems, refusal, submit, mend };
}
