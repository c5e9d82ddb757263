import { Breadcrumbs, ServiceCard } from '@tarcza/ui';
import { checklists, checklistsPage } from '../../content/checklists';
import { findService } from '../../content/services';
import { CallToAction } from '../../frame/CallToAction';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import { Cover } from '../../components/Cover';
import { PageTop } from '../../components/PageTop';
import { ContactActions } from '../../components/Office';
import * as styles from '../../components/Text.css';

export default function ChecklistsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: checklistsPage.title }]} />
      <div className={styles.withCards}>
        <PageTop
          scene="przygotowanie"
          notOnPhones
          actions={
            <p className={page.actions}>
              <ContactActions
                call={checklistsPage.callToAction.call}
                contact={checklistsPage.callToAction.contact}
              />
            </p>
          }
        >
          <h1 className={page.title1}>{checklistsPage.title}</h1>
          <p className={page.lead}>{checklistsPage.lead}</p>
        </PageTop>
        <section className={styles.section} aria-labelledby="listy">
          <h2 id="listy" className={page.title3}>
            {checklistsPage.listHeading}
          </h2>
          <ul className={page.cardGrid}>
            {checklists.map(({ slug, about }, index) => (
              <li key={slug} className={cardPlace(index, checklists.length)}>
                <ServiceCard
                  title={findService(slug)?.name ?? slug}
                  text={about}
                  href={`/przygotowanie/${slug}`}
                  foot={checklistsPage.open}
                  picture={<Cover scene={`przygotowanie-${slug}`} priority={index === 0} />}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <CallToAction look="line" {...checklistsPage.callToAction} />
    </>
  );
}
