import { useId, type ReactNode } from 'react';
import * as styles from './layout.css';

export interface SectionProps {
  /** Heading of level 2. */
  title: string;
  /** A line under it. */
  lead?: string | undefined;
  tone?: keyof typeof styles.section;
  /** Fragment of its address. */
  id?: string;
  children: ReactNode;
}

/** One band of a page, named by its heading; it fades in when it comes into view (see reveal.ts). */
export function Section({ title, lead, tone = 'plain', id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section[tone]} aria-labelledby={headingId} data-reveal="">
      <div className={styles.column}>
        <div className={styles.sectionHead}>
          <h2 id={headingId} className={styles.title2}>
            {title}
          </h2>
          {lead && <p className={`${styles.lead} ${styles.textColumn}`}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
