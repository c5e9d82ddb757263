import { PhoneButton } from '@tarcza/ui';
import { phoneButton } from '@tarcza/ui/labels/en';
import { company } from '../content/company';
import { inEnglish } from '../content/english';
import { everyPage } from '../content/everyPage';
import * as styles from '../theme/page.css';

/** Shown by the loader next to a button that was clicked and whose script could not be fetched. */
export function LoadFailed({ language }: { language: string }) {
  const isEnglish = language === 'en';
  return (
    <div role="alert" className={styles.loadFailed}>
      <p>{isEnglish ? inEnglish.loadFailed : everyPage.loadFailed}</p>
      <PhoneButton phone={company.phone} {...(isEnglish && { labels: phoneButton })} />
    </div>
  );
}
