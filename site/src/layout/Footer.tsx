import { phoneNumber, SiteFooter } from '@tarcza/ui';
import { useSyncExternalStore } from 'react';
<<<<<<< HEAD
=======
import { company } from '../content/company';
import { companyLines } from '../content/companyLines';
>>>>>>> d797d7b (Keep ranges, e-mail and what pages join at run time on one line, and look at every kind of page for lines that end where they may not)
import { findCity } from '../content/cities';
import { company } from '../content/company';
import { layout } from '../content/layout';
import { findService } from '../content/services';

const { about, services, cities, quickLinks, contact, privacyPolicy, accessibility, copyright } =
  layout.footer;
const phone = phoneNumber(company.phone);
const { street, postalCode, locality } = company.address;

const columns = [
  {
    heading: services.heading,
    items: services.slugs.map((slug) => ({
      label: findService(slug)?.name ?? slug,
      href: `/uslugi/${slug}`,
    })),
  },
  {
    heading: cities.heading,
    pairs: true,
    items: cities.slugs.map((slug) => ({ label: findCity(slug)?.name ?? slug, href: `/miasta/${slug}` })),
    more: cities.all,
  },
  { heading: quickLinks.heading, items: quickLinks.items },
  {
    heading: contact.heading,
    items: [
      { label: phone.text, href: phone.href },
      { label: company.email, href: `mailto:${company.email}` },
      ...company.openingHours.map(({ label, opens, closes }) => ({ label: `${label}: ${opens}–${closes}` })),
      { label: contact.emergency },
    ],
  },
];

/** The end of every page. */
export function Footer() {
  const rights = copyright.replace('{year}', String(useYear())).replace('{name}', company.name);
  return (
<<<<<<< HEAD
    <SiteFooter
      name={company.name}
      about={about}
      details={`${company.legalName}, ${street}, ${postalCode} ${locality}, NIP ${company.nip}, REGON ${company.regon}`}
      columns={columns}
      legal={[{ label: rights }, privacyPolicy, accessibility]}
    />
=======
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
  return (
    <address className={styles.details}>
      {company.legalName}, {companyLines.address}, {companyLines.registered}
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
        {companyLines.hours.map(({ label, hours }) => (
          <li key={label}>
            {label}: {hours}
          </li>
        ))}
        <li>{footer.contact.emergency}</li>
      </ul>
    </div>
>>>>>>> d797d7b (Keep ranges, e-mail and what pages join at run time on one line, and look at every kind of page for lines that end where they may not)
  );
}

const neverChanges = () => () => {};

/** The static HTML has the year in which it was built; React then corrects it. */
const useYear = () =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
