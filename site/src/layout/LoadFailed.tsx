import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company';
import { layout } from '../content/layout';
import * as styles from './layout.css';

/** Shown by the loader beside a button that was pressed and whose script could not be fetched. */
export function LoadFailed() {
  return (
    <div role="alert" className={styles.loadFailed}>
      <p>{layout.loadFailed}</p>
      <PhoneButton phone={company.phone}>{layout.header.call}</PhoneButton>
    </div>
  );
}
