import { Icon } from '@tarcza/ui';
import * as styles from './UrgentBanner.css';

/** One line across the page for those in a hurry. */
export function UrgentBanner({ children }: { children: string }) {
  return (
    <div className={styles.banner}>
      <p className={styles.text}>
        <Icon name="alert" className={styles.icon} />
        <span>{children}</span>
      </p>
    </div>
  );
}
