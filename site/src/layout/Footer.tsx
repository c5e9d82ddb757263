import { phoneNumber } from '@tarcza/ui';
import { useSyncExternalStore } from 'react';
import { company } from '../content/company';
import { findCity } from '../content/cities';
import { layout } from '../content/layout';
import { findService } from '../content/services';
import * as styles from './Footer.css';
import { LinkList, type LinkListProps } from './LinkList';
import { RouterLink } from '@tarcza/static-site';

const { footer } = layout;
const phone = phoneNumber(company.phone);

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>{company.name}</p>
          <p>{footer.about}</p>
          <CompanyDetails />
        </div>
        <LinkColumn
          heading={footer.services.heading}
          links={footer.services.slugs.map((slug) => ({
            href: `/uslugi/${slug}`,
            label: findService(slug)?.name ?? slug,
          }))}
        />
        <div>
          <h2 className={styles.heading}>{footer.cities.heading}</h2>
          <LinkList
            links={footer.cities.slugs.map((slug) => ({
              href: `/miasta/${slug}`,
              label: findCity(slug)?.name ?? slug,
            }))}
            className={styles.cities}
            linkClassName={styles.link}
          />
          <LinkList links={[footer.cities.all]} className={styles.list} linkClassName={styles.link} />
        </div>
        <LinkColumn heading={footer.quickLinks.heading} links={footer.quickLinks.items} />
        <ContactColumn />
      </div>
      <div className={styles.legal}>
        <Copyright />
        <RouterLink className={styles.link} href={footer.privacyPolicy.href}>
          {footer.privacyPolicy.label}
        </RouterLink>
        <RouterLink className={styles.link} href={footer.accessibility.href}>
          {footer.accessibility.label}
        </RouterLink>
      </div>
    </footer>
  );
}

/** Who the company is, as the law wants to read it. */
function CompanyDetails() {
  const { street, postalCode, locality } = company.address;
  return (
    <address className={styles.details}>
      {company.legalName}, {street}, {postalCode} {locality}, NIP {company.nip}, REGON {company.regon}
    </address>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: LinkListProps['links'] }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <LinkList links={links} className={styles.list} linkClassName={styles.link} />
    </div>
  );
}

function ContactColumn() {
  return (
    <div>
      <h2 className={styles.heading}>{footer.contact.heading}</h2>
      <ul className={styles.list}>
        <li>
          <a className={styles.link} href={phone.href}>
            {phone.text}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </li>
        {company.openingHours.map(({ label, opens, closes }) => (
          <li key={label}>
            {label}: {opens}–{closes}
          </li>
        ))}
        <li>{footer.contact.emergency}</li>
      </ul>
    </div>
  );
}

const neverChanges = () => () => {};

function Copyright() {
  // The static HTML has the year in which it was built; React then corrects it.
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
  return <p>{footer.copyright.replace('{year}', String(year)).replace('{name}', company.name)}</p>;
}
