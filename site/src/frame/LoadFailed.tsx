import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company/company';
import { findLanguage } from '../content/texts/languages';
import * as styles from '../theme/page.css';

/** Renders the note that the loader shows next to a clicked button whose script failed to load. */
export function LoadFailed({ language }: { language: string }) {
  const { loadFailed, labels } = findLanguage(language);
  return (
    <div role="alert" className={styles.loadFailed}>
      <p>{loadFailed}</p>
      <PhoneButton phone={company.phone} labels={labels?.phoneButton} />
    </div>
  );
}
