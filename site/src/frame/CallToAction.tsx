import { useId, type ReactNode } from 'react';
import type { CallToAction as CallToActionTexts } from '../content/texts/navigation';
import * as page from '../theme/page.css';
import { ContactActions } from '../components/ContactActions';
import * as styles from './CallToAction.css';

export interface CallToActionProps extends Omit<CallToActionTexts, 'text'> {
  text?: string;
  /** Content below the text. */
  children?: ReactNode;
  /** Leaves out the green band, on a page for the bereaved. @default false */
  isQuiet?: boolean | undefined;
  /** Whether calling is first at any hour. @default false */
  isUrgent?: boolean;
  /** Whether the line of hours says that urgent calls are answered at any hour. @default isUrgent */
  answersUrgentCalls?: boolean;
  /** @default 'pl' */
  language?: string;
}

/** Renders the end of a page: the two ways to contact the company, a call or a message. */
export function CallToAction({
  heading,
  text,
  children,
  call,
  contact,
  isQuiet = false,
  isUrgent = false,
  answersUrgentCalls = isUrgent,
  language = 'pl',
}: CallToActionProps) {
  const id = useId();
  return (
    <section className={isQuiet ? styles.section : styles.panel} aria-labelledby={id} data-reveal="">
      <div className={styles.content}>
        <div className={page.stack.small}>
          <h2 id={id} className={page.title2}>
            {heading}
          </h2>
          {text && <p className={`${page.lead} ${page.textColumn}`}>{text}</p>}
          {children}
        </div>
        <p className={`${page.actions} ${styles.actions} ${isQuiet ? page.quietCall : ''}`}>
          <ContactActions
            call={call}
            contact={contact}
            isUrgent={isUrgent}
            answersUrgentCalls={answersUrgentCalls}
            language={language}
          />
        </p>
      </div>
    </section>
  );
}
