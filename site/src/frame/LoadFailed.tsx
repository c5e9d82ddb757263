import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company/company';
import { findLanguage } from '../content/texts/languages';
import * as styles from '../theme/page.css';

/** Shown by the loader next to a button that was clicked and whose script could not be fetched. */
export function LoadFailed({ language }: { language: string }) {
  const { loadFailed, labels } = findLanguage(language);
  return (
    <div role="alert" className={styles.loadFailed}>
      <p>{loadFailed}</p>
      <PhoneButton phone={company.phone} {...(labels && { labels: labels.phoneButton })} />
    </div>
  );
}
