import { ActionLink, PhoneButton, Section } from '@tarcza/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import { notFound } from '../content/notFound';
import { symptomsPage } from '../content/symptoms';
import * as styles from '../theme/page.css';
import { Cover } from './Cover';
import { SymptomChoices } from './SymptomChoices';

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
      <Section title={symptomsPage.heading} lead={symptomsPage.intro} tone="sunken">
        <SymptomChoices />
      </Section>
    </>
  );
}
