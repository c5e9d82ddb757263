import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company';
import { everyPage } from '../content/everyPage';
import * as styles from '../theme/page.css';

/** Shown by the loader beside a button that was pressed and whose script could not be fetched. */
export function LoadFailed() {
  return (
    <div role="alert" className={styles.loadFailed}>
      <p>{everyPage.loadFailed}</p>
      <PhoneButton phone={company.phone} />
    </div>
  );
}
