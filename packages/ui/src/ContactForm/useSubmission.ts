'use client';
import { startTransition, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Refusal, SentMessage } from './formField.js';
import type { Found } from './judge.js';
import { trapName } from './Trap.js';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

interface SubmissionOptions<Message> {
  /** The message that the form holds. */
  read: (form: HTMLFormElement) => Message;
  /** What is wrong with it. */
  judge: (message: Message) => Found;
  onSubmit: (message: Message) => Promise<SentMessage | Refusal | void>;
  /** In milliseconds. */
  thanksFor: number;
}

/** Why a submit was refused. */
interface Refused<Message> {
  /** Counts the submits, so that each gets a summary of its own. */
  number: number;
  problems: Found;
  /** What the receiver said beside the problems, and about which message. */
  text?: string | undefined;
  message?: Message;
}

/**
 * The way of a message: judged, sent once nothing is wrong with it, one at a time, and thanked for until the form is
 * back.
 */
export function useSubmission<Message extends object>(options: SubmissionOptions<Message>) {
  const { read, judge, onSubmit, thanksFor } = options;
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<Found>({});
  const [refusal, setRefusal] = useState<Refused<Message>>({ number: 0, problems: {} });
  /** Of the message that was stored last. */
  const [reference, setReference] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  useThanks(form, state, setState, thanksFor);

  function refuse(next: State, found: Found, answer?: { text: string | undefined; message: Message }) {
    setProblems(found);
    setRefusal(({ number }) => ({ number: number + 1, problems: found, ...answer }));
    setState(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current || !form.current) return;

    const message = read(form.current);
    const found = judge(message);
    // In a task of its own: the press itself is seen first.
    if (Object.keys(found).length > 0) return startTransition(() => refuse('idle', found));
    // Thanks would be a lie to a person whose browser filled it: their next try is to go through.
    if (emptyTrap(form.current)) return refuse('failed', {});

    busy.current = true;
    refuse('submitting', {});
    try {
      const answer: Refusal & Partial<SentMessage> = (await onSubmit(message)) ?? {};
      const { problems: wrong = {}, text } = answer;
      const isWrong = Object.keys(wrong).length > 0;
      // A receiver without types may answer with something else, which says nothing against the message.
      if (isWrong || (text && typeof text === 'string')) {
        refuse(isWrong ? 'idle' : 'failed', wrong, { text, message });
      } else {
        setReference(answer.reference);
        setState('sent');
      }
    } catch {
      setState('failed');
    }
    busy.current = false;
  }

  /** A field that was refused is judged again as it is mended; others are left in peace. */
  function mend() {
    if (Object.keys(refusal.problems).length === 0) return;
    const message = read(form.current!);
    setProblems(stillWrong(refusal, message, judge(message)));
  }

  return { form, state, reference, problems, refusal, submit, mend };
}

/** Empties the field that only robots fill, and says whether it was filled. */
function emptyTrap(form: HTMLFormElement) {
  const trap = form.elements.namedItem(trapName) as HTMLInputElement;
  const filled = trap.value;
  trap.value = '';
  return filled;
}

/** What is left of a refusal: what the receiver did not like holds as long as the value stays as it was. */
function stillWrong<Message>(refusal: Refused<Message>, message: Message, now: Found): Found {
  const { problems, message: answered } = refusal;
  const left: Record<string, string> = {};
  for (const field in problems) {
    const key = field as keyof Message;
    const said = now[field] ?? (answered && answered[key] === message[key] ? problems[field] : undefined);
    if (said) left[field] = said;
  }
  return left;
}

/** Empties the form for the next message, takes the thanks away after a while, and gives the form their focus. */
function useThanks(
  form: RefObject<HTMLFormElement | null>,
  state: State,
  setState: (state: State) => void,
  thanksFor: number,
) {
  /** Whether the focus was on the thanks when they went, so that the form takes it over. */
  const hadFocus = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    if (hadFocus.current) form.current?.focus();
    hadFocus.current = false;
    if (state !== 'sent') return;
    // Not before its choices may be made again: of those that may not, the browser would take none.
    form.current?.reset();
    const timer = setTimeout(() => {
      // While the form is hidden, only the thanks beside it can have the focus.
      hadFocus.current = form.current?.parentElement?.contains(document.activeElement);
      setState('idle');
    }, thanksFor);
    return () => clearTimeout(timer);
  }, [form, state, setState, thanksFor]);
}
