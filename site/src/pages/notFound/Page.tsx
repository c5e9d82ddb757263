import { RouterLink } from '@tarcza/static-site';
import { ActionLink, PhoneButton, Section } from '@tarcza/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company';
import { everyPage } from '../../content/everyPage';
import { notFound } from '../../content/notFound';
import { services } from '../../content/services';
import * as styles from '../../theme/page.css';
import { Cover } from '../../components/Cover';

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
        <p className={`${styles.lead} ${styles.textColumn}`}>{notFound.text}</p>
        <p className={styles.actions}>
          <ActionLink href="/">{notFound.home}</ActionLink>
          <PhoneButton phone={company.phone}>{notFound.call}</PhoneButton>
        </p>
        <div className={`${styles.cover} ${styles.scene}`}>
          <Cover sizes="(min-width: 60rem) 36rem, 24rem" />
        </div>
      </div>
      <Section title={everyPage.footer.services.heading} tone="sunken">
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
