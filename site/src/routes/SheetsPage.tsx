import { LinkList } from '@tarcza/ui';
import { sheets, sheetsPage } from '../content/sheets';
import { findService } from '../content/services';
import * as layout from '../layout/layout.css';
import * as styles from './TextPage.css';

export default function SheetsPage() {
  return (
    <div className={styles.page}>
      <div className={styles.section}>
        <h1 className={layout.title1}>{sheetsPage.title}</h1>
        <p className={layout.lead}>{sheetsPage.lead}</p>
      </div>
      <section className={styles.section}>
        <h2 className={layout.title3}>{sheetsPage.listHeading}</h2>
        <LinkList
          links={sheets.map(({ slug }) => ({
            href: `/przygotowanie/${slug}`,
            label: findService(slug)?.name ?? slug,
          }))}
        />
      </section>
    </div>
  );
}
