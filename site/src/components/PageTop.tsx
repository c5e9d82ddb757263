import type { ReactNode } from 'react';
import * as page from '../theme/page.css';
import { Cover } from './Cover';
import * as styles from './PageTop.css';

export interface PageTopProps {
  /** Name of the drawing in site/images/originals. */
  scene: string;
  /** Leaves out the drawing on phones. @default false */
  notOnPhones?: boolean;
  /** The main heading and what follows it. */
  children: ReactNode;
  /** Buttons, below the text. */
  actions?: ReactNode;
}

/** Renders a drawing next to the main heading, and below it on a phone. */
export function PageTop({ scene, notOnPhones = false, children, actions }: PageTopProps) {
  return (
    <div className={styles.top}>
      <div className={styles.texts}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={`${page.cover} ${styles.picture} ${notOnPhones ? styles.notOnPhones : ''}`}>
        <Cover scene={scene} priority={!notOnPhones} />
      </div>
    </div>
  );
}
