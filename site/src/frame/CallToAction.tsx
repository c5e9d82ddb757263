import { useId, type ReactNode } from 'react';
import * as page from '../theme/page.css';
import { ContactActions, type ContactActionsProps } from '../components/ContactActions';
import * as styles from './CallToAction.css';

export interface CallToActionProps extends ContactActionsProps {
  heading: string;
  text?: string;
  /** Content below the text. */
  children?: ReactNode;
  /** Leaves out the green band, on a page for the bereaved. @default false */
  isQuiet?: boolean | undefined;
}

/** Renders the end of a page: the two ways to contact the company, a call or a message. */
export function CallToAction({ heading, text, children, isQuiet = false, ...actions }: CallToActionProps) {
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
          <ContactActions {...actions} />
        </p>
      </div>
    </section>
  );
}
