import { Breadcrumbs, LinkList } from '@tarcza/ui';
import { sheets, sheetsPage } from '../content/sheets';
import { findService } from '../content/services';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { Cover } from './Cover';
import * as styles from './TextPage.css';

export default function SheetsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: sheetsPage.title }]} />
      <div className={styles.withScene}>
        <div className={styles.section}>
          <h1 className={page.title1}>{sheetsPage.title}</h1>
          <p className={page.lead}>{sheetsPage.lead}</p>
        </div>
        <div className={`${page.cover} ${page.scene}`}>
          <Cover sizes="(min-width: 60rem) 36rem, 24rem" />
        </div>
        <section className={styles.section}>
          <h2 className={page.title3}>{sheetsPage.listHeading}</h2>
          <LinkList
            links={sheets.map(({ slug }) => ({
              href: `/przygotowanie/${slug}`,
              label: findService(slug)?.name ?? slug,
            }))}
          />
        </section>
      </div>
      <CallToAction {...sheetsPage.callToAction} />
    </>
  );
}
