import { Breadcrumbs, ServiceCard } from '@tarcza/ui';
import { checklists, checklistsPage } from '../../content/services/checklists';
import { findService } from '../../content/services/services';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { Cover } from '../../components/Cover';

export default function ChecklistsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: checklistsPage.title }]} />
      <div className={page.parts}>
        <div className={page.stack.small}>
          <h1 className={page.title1}>{checklistsPage.title}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{checklistsPage.lead}</p>
        </div>
        <section className={page.stack.small} aria-labelledby="listy">
          <h2 id="listy" className={page.title3}>
            {checklistsPage.listHeading}
          </h2>
          <ul className={page.cardGrid}>
            {checklists.map(({ slug, about }, index) => (
              <li key={slug}>
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
      <CallToAction {...checklistsPage.callToAction} />
    </>
  );
}
