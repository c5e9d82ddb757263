import { Breadcrumbs, Button, phoneNumber } from '@tarcza/ui';
import { useEffect } from 'react';
import { company } from '../../content/company/company';
import { checklists, checklistsPage, type Checklist } from '../../content/services/checklists';
import { findService } from '../../content/services/services';
import { plainText } from '../../text/typeset';
import { PageTop } from '../../components/PageTop';
import { createFragment } from '../../text/createFragment';
import { restoreTicks, tickPrefix } from '../../ticks';
import { CallToAction } from '../../frame/CallToAction';
import { Mark } from '../../icons';
import * as page from '../../theme/page.css';
import type { RouteParams } from '@tarcza/static-site';
import * as styles from './page.css';

const phone = phoneNumber(company.phone);

/** Null where there is nothing to prepare, or no such service. */
export const load = ({ service = '' }: RouteParams): Promise<Checklist | null> =>
  Promise.resolve(checklists.find(({ slug }) => slug === service) ?? null);

/** An e-mail without an addressee, for the visitor's own mailbox. */
const createMailto = ({ slug, title }: Checklist) =>
  `mailto:?subject=${encodeURIComponent(plainText(title))}&body=${encodeURIComponent(`${company.siteUrl}/przygotowanie/${slug}`)}`;

export default function ChecklistPage({ data: checklist }: { data: Checklist }) {
  const { slug, title, intro, parts } = checklist;

  // In the static list the loader has restored them.
  useEffect(restoreTicks, []);

  return (
    <>
      <Breadcrumbs
        trail={[
          { label: checklistsPage.title, href: '/przygotowanie' },
          { label: findService(slug)?.name ?? slug },
        ]}
      />
      <article className={styles.checklist}>
        <p className={`${styles.onPaper} ${styles.paperHead}`}>
          <Mark /> <strong>{company.name}</strong> <span>{checklistsPage.date}</span>
        </p>
        <PageTop
          scene={`przygotowanie-${slug}`}
          actions={
            <p className={`${page.actions} ${styles.onScreen}`}>
              <Button data-with-script onClick={() => window.print()}>
                {checklistsPage.printButton}
              </Button>
              <span>
                <a className={page.linkAlone} href={createMailto(checklist)}>
                  {checklistsPage.send}
                </a>
              </span>
            </p>
          }
        >
          <h1 className={page.title1}>{title}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{intro}</p>
        </PageTop>
        <div data-ticks>
          <p className={`${page.quiet} ${styles.note}`}>{checklistsPage.print}</p>
          {parts.map(({ heading, items, note }) => (
            <section key={heading} className={styles.part}>
              <h2 className={page.title4}>{heading}</h2>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item}>
                    <label className={styles.item}>
                      <input
                        type="checkbox"
                        className={styles.box}
                        name={`${tickPrefix}${slug}:${createFragment(item)}`}
                      />
                      <span>{item}</span>
                    </label>
                  </li>
                ))}
                {note && <li className={page.callout}>{note}</li>}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.onPaper}>
          {checklistsPage.questions} <a href={phone.href}>{phone.text}</a>, {company.name}
        </p>
      </article>
      <CallToAction {...checklistsPage.callToAction} />
    </>
  );
}
