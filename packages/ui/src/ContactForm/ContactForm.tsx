'use client';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icons/icons.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './ContactForm.css.js';
import {
  contactMessageFrom,
  contactMessageProblems,
  type ContactField,
  type ContactMessage,
  type ContactProblems,
} from './contactMessage.js';
import { Field } from './Field.js';
import { polishLabels, type ContactFormLabels } from './labels.js';

/** Stores a message, and resolves only once it is known to be stored; rejects otherwise. */
export type SendContactMessage = (message: ContactMessage) => Promise<void>;

export interface ContactFormProps {
  /** Services to choose from, as they are sent. */
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

type State = 'idle' | 'submitting' | 'sent' | 'failed';

/** The order of the fields, which is also the order of the summary. */
const fields: readonly ContactField[] = ['name', 'phone', 'email', 'service', 'message'];

// Stable, so that React calls it when the element appears and not at every render.
const takeFocus = (element: HTMLElement | null) => element?.focus();

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
  const words = { ...polishLabels, ...labels };
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const started = useRef(false);
  /** Whether the focus was on the thanks when they went, so that the form takes it over. */
  const hadFocus = useRef(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (state === 'failed') button.current?.focus();
    if (state === 'idle' && hadFocus.current) form.current?.focus();
    if (state !== 'sent') return;
    thanks.current?.focus();
    const timer = setTimeout(() => {
      hadFocus.current = thanks.current?.contains(document.activeElement) ?? false;
      setState('idle');
    }, thanksFor);
    return () => clearTimeout(timer);
  }, [state, thanksFor]);

  const typed = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const problemsNow = () => contactMessageProblems(contactMessageFrom(typed()));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;

    const values = typed();
    const message = contactMessageFrom(values);
    const found = contactMessageProblems(message);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }

    busy.current = true;
    setState('submitting');
    try {
      // A robot that fills the hidden field is shown success, and nothing is sent.
      if (!values['website']) await onSubmit(message);
      form.current?.reset();
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }

  function start() {
    if (started.current) return;
    started.current = true;
    onStart?.();
  }

  /** A field that was found wrong is judged again as it is mended; others are left in peace. */
  function mend() {
    if (Object.keys(problems).length === 0) return;
    const now = problemsNow();
    setProblems(Object.fromEntries(Object.entries(now).filter(([field]) => field in problems)));
  }

  const field = (name: ContactField) => ({
    id: `${id}${name}`,
    name,
    label: words[name],
    error: problems[name] && words.problem(name, problems[name]),
    // What is typed while a message is on its way would go with it when it has arrived.
    disabled: state === 'submitting',
  });
  const wrong = fields.filter((name) => problems[name]);

  return (
    <div ref={ref} className={styles.root} data-state={state}>
      <p role="status" className={visuallyHidden}>
        {state === 'submitting' && words.submitting}
      </p>

      {state === 'sent' && (
        <div
          ref={thanks}
          className={styles.sent}
          role="group"
          aria-labelledby={`${id}sent`}
          aria-describedby={`${id}next`}
          tabIndex={-1}
        >
          <Icon name="check" className={styles.mark} />
          <Heading id={`${id}sent`} className={styles.heading}>
            {words.sentTitle}
          </Heading>
          <p id={`${id}next`} className={styles.paragraph}>
            {words.sentText}
          </p>
        </div>
      )}

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
        {wrong.length > 0 && (
          <div
            key={refusals}
            ref={takeFocus}
            className={styles.alarm}
            role="group"
            aria-labelledby={`${id}summary`}
            tabIndex={-1}
          >
            <Heading id={`${id}summary`} className={styles.heading}>
              {words.summary}
            </Heading>
            <ul className={styles.summary}>
              {wrong.map((name) => (
                <li key={name}>
                  <a
                    className={styles.summaryLink}
                    href={`#${id}${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(`${id}${name}`)?.focus();
                    }}
                  >
                    {field(name).error}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}

        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <Field {...field('service')} options={[words.noService, ...services]} />
        <Field {...field('message')} required multiline />

        <div className={visuallyHidden} aria-hidden="true">
          <label htmlFor={`${id}website`}>{words.trap}</label>
          <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>

        {note && <div className={styles.note}>{note}</div>}

        {state === 'failed' && (
          <div className={styles.alarm} role="alert">
            <Heading className={styles.heading}>{words.failedTitle}</Heading>
            <p className={styles.paragraph}>{words.failedText}</p>
            {phone && <PhoneButton phone={phone} tone="urgent" />}
          </div>
        )}

        <button ref={button} type="submit" className={styles.submit} disabled={state === 'submitting'}>
          {state === 'submitting' ? words.submitting : words.submit}
        </button>
      </form>
    </div>
  );
}
