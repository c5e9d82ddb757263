import { ActionLink, PhoneButton } from '@tarcza/ui';
import { useId } from 'react';
import { company } from '../content/company';
import type { CallToAction as Words } from '../content/everyPage';
import * as page from '../theme/page.css';
import * as styles from './CallToAction.css';

export interface CallToActionProps extends Words {
  /** Stands below a band of another ground, from which it keeps away. @default false */
  apart?: boolean;
}

/** The end of a page: call, or write. A panel with air around it, so that it is not taken for the footer. */
export function CallToAction({ heading, text, call, contact, apart = false }: CallToActionProps) {
  const id = useId();
  return (
    <section className={apart ? styles.apart : styles.band} aria-labelledby={id} data-reveal="">
      <div className={styles.panel}>
        <h2 id={id} className={page.title2}>
          {heading}
        </h2>
        <p className={`${page.lead} ${page.textColumn}`}>{text}</p>
        <p className={`${page.actions} ${styles.actions}`}>
          <PhoneButton phone={company.phone} size="large">
            {call}
          </PhoneButton>
          <ActionLink href="/kontakt">{contact}</ActionLink>
        </p>
      </div>
    </section>
  );
}
