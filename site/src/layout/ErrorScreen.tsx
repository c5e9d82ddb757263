import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company';
import { unexpectedError } from '../content/notFound';
import * as styles from './layout.css';
import { useDocumentHead } from './useDocumentHead';
import { useNavigationEffects } from './useNavigationEffects';

const head = [
  { tag: 'title', attributes: {}, text: `${unexpectedError.heading} | ${company.name}` },
] as const;

export interface ErrorScreenProps {
  /** Called once it is there, in place of the first page. */
  onReady?: (() => void) | undefined;
}

/** In place of a page that broke. A plain link home: after an error the page is better loaded afresh. */
export function ErrorScreen({ onReady }: ErrorScreenProps) {
  // As with any other page: named in the tab, seen from its top, and heard from its heading.
  useDocumentHead(head);
  useNavigationEffects(onReady);
  return (
    <div className={styles.message}>
      <h1 lang="en" className={styles.title1}>
        {unexpectedError.heading}
      </h1>
      <p className={styles.lead}>{unexpectedError.text}</p>
      <p className={styles.actions}>
        <PhoneButton phone={company.phone} size="large">
          {unexpectedError.call}
        </PhoneButton>
        <a className={styles.secondaryButton} href="/">
          {unexpectedError.home}
        </a>
      </p>
    </div>
  );
}
