import { check, SvgIcon } from '../icons/icons.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { visuallyHidden } from '../theme/base.css.js';
import { paragraph } from '../theme/field.css.js';
import { title4 } from '../theme/frame.css.js';
import { formatLabel } from '../formatLabel.js';
import type { FormLabels } from '../labels.js';
import * as styles from './ContactForm.css.js';
import { getPageLocale, type FieldErrors } from './message.js';
import type { Receipt } from './useSubmission.js';

interface PanelProps {
  /** Prefix of the ids in the form. */
  id: string;
  labels: FormLabels;
  Heading: 'h2' | 'h3' | 'h4';
  phone: string | undefined;
}

interface ErrorSummaryProps extends PanelProps {
  /** In their order. */
  fields: readonly { name: string }[];
  errors: FieldErrors;
  submitErrors: FieldErrors;
  text?: string | undefined;
}

/** Lists the errors with links to their fields. A corrected line stays, so that nothing moves while the visitor types. */
export function ErrorSummary({ id, labels, Heading, fields, errors, submitErrors, text }: ErrorSummaryProps) {
  const names = fields.map(({ name }) => name);
  return (
    <div
      ref={focusOnMount}
      className={styles.errorPanel}
      role="group"
      aria-labelledby={`${id}summary`}
      // Screen readers announce only name and description of a focused group.
      aria-describedby={`${id}errors`}
      tabIndex={-1}
      data-corrected={Object.keys(errors).length === 0 || undefined}
    >
      <Heading id={`${id}summary`} className={title4}>
        {labels.summary}
      </Heading>
      {text && <p className={paragraph}>{text}</p>}
      <ul id={`${id}errors`} className={styles.summary}>
        {[...new Set([...names, ...Object.keys(submitErrors)])]
          .filter((name) => submitErrors[name])
          .map((name) => (
            <li key={name}>
              {names.includes(name) ? (
                <a
                  className={styles.summaryLink}
                  href={`#${id}${name}`}
                  data-corrected={!errors[name] || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    getRoot(event.currentTarget).getElementById(`${id}${name}`)?.focus();
                  }}
                >
                  {!errors[name] && <span className={visuallyHidden}>{labels.corrected} </span>}
                  <span>{submitErrors[name]}</span>
                </a>
              ) : (
                // The receiver may name a field that this form does not have.
                submitErrors[name]
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

interface FailureProps extends PanelProps {
  /** The receiver's text. */
  text?: string | undefined;
  isUnconfirmed?: boolean | undefined;
}

/** Says that the message was not sent, or may not have arrived, and offers a call. */
export function Failure({ labels, Heading, phone, text, isUnconfirmed }: FailureProps) {
  return (
    <div className={styles.errorPanel} role="alert">
      <Heading className={title4}>{isUnconfirmed ? labels.unconfirmedTitle : labels.failedTitle}</Heading>
      <p className={paragraph}>{text ?? labels.failedText}</p>
      {phone && <PhoneButton phone={phone} tone="urgent" labels={labels} />}
    </div>
  );
}

interface ThanksProps extends PanelProps, Receipt {
  /** Whether the thanks replace the form; otherwise they are a note above it. */
  isPanel: boolean;
}

/** Panel and note are one element: a focus on the panel stays on the note. */
export function Thanks({ id, labels, Heading, phone, sentAt, reference, isPanel }: ThanksProps) {
  const time = sentAt.toLocaleTimeString(getPageLocale(), { timeStyle: 'short', hourCycle: 'h23' });
  return (
    <div
      ref={focusOnMount}
      className={isPanel ? styles.sent : styles.receipt}
      role="group"
      aria-labelledby={`${id}sent`}
      aria-describedby={`${id}next`}
      tabIndex={-1}
    >
      {isPanel && <SvgIcon path={check} className={styles.checkIcon} />}
      {isPanel && (
        <Heading id={`${id}sent`} className={title4}>
          {labels.sentTitle}
        </Heading>
      )}
      <p id={isPanel ? undefined : `${id}sent`} className={paragraph}>
        {formatLabel(labels.sentAt, { time })}
      </p>
      <p id={`${id}next`} className={paragraph}>
        {labels.sentText}
      </p>
      {reference && (
        <p className={paragraph}>
          {labels.sentReference} <strong>{reference}</strong>
        </p>
      )}
      {!isPanel && phone && <PhoneButton phone={phone} tone="quiet" labels={labels} />}
    </div>
  );
}

const getRoot = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** React attaches refs again when an <Activity> or a <Suspense> shows the form again. */
const focused = new WeakSet<Element>();

/** Focuses an element when it first appears, unless the visitor has moved the focus out of the form. */
function focusOnMount(element: HTMLElement | null) {
  if (!element || focused.has(element)) return;
  focused.add(element);
  const { body, activeElement } = element.ownerDocument;
  const focus = getRoot(element).activeElement;
  const isInside = element.parentElement?.contains(focus);
  // In Safari a click on a button moves the focus to a focusable element around it, such as a dialog, or else to the body.
  if (activeElement === body || isInside || focus?.contains(element)) element.focus();
}
