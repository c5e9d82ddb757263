import { RouterLink } from '@tarcza/static-site';
import { ActionLink, PhoneButton, Section } from '@tarcza/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company';
import { everyPage } from '../../content/everyPage';
import { notFound } from '../../content/notFound';
import { services } from '../../content/services';
import { symptomsPage } from '../../content/symptoms';
import * as styles from '../../theme/page.css';
import { SymptomChoices } from '../../components/SymptomChoices';

export default function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.info(`Nie ma strony pod adresem ${pathname}`);
  }, [pathname]);

  return (
    <>
      <div className={styles.message}>
        <h1 lang="en" className={styles.title1}>
          {notFound.heading}
        </h1>
        <p className={styles.title3}>{notFound.meaning}</p>
        <p className={`${styles.lead} ${styles.textColumn}`}>{notFound.text}</p>
        <p className={styles.actions}>
          <PhoneButton phone={company.phone} size="large">
            {notFound.call}
          </PhoneButton>
          <ActionLink href="/">{notFound.home}</ActionLink>
        </p>
      </div>
      <Section title={symptomsPage.heading} lead={symptomsPage.intro} tone="sunken">
        <SymptomChoices />
      </Section>
      <Section title={everyPage.footer.services.heading}>
        <ul className={styles.chips}>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <RouterLink className={styles.chip} href={`/uslugi/${slug}`}>
                {name}
              </RouterLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
