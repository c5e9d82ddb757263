import { Breadcrumbs, ServiceCard } from '@tarcza/ui';
import { sheets, sheetsPage } from '../content/sheets';
import { findService } from '../content/services';
import { CallToAction } from '../frame/CallToAction';
import { cardPlace } from '../theme/cardPlace';
import * as page from '../theme/page.css';
import { Cover } from './Cover';
import * as styles from './TextPage.css';

export default function SheetsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: sheetsPage.title }]} />
      <div className={styles.withCards}>
        <div className={`${styles.section} ${page.textColumn}`}>
          <h1 className={page.title1}>{sheetsPage.title}</h1>
          <p className={page.lead}>{sheetsPage.lead}</p>
        </div>
        <section className={styles.section} aria-labelledby="listy">
          <h2 id="listy" className={page.title3}>
            {sheetsPage.listHeading}
          </h2>
          <ul className={page.cardGrid}>
            {sheets.map(({ slug, description }, index) => {
              const service = findService(slug);
              return (
                <li key={slug} className={cardPlace(index, sheets.length)}>
                  <ServiceCard
                    title={service?.name ?? slug}
                    text={description}
                    href={`/przygotowanie/${slug}`}
                    picture={<Cover of={service?.icon} priority={index === 0} />}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      </div>
      <CallToAction {...sheetsPage.callToAction} />
    </>
  );
}
