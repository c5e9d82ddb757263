import { fillTemplate } from '@tarcza/contact/contract';
import { phoneNumber, SiteFooter } from '@tarcza/ui';
import { findCity } from '../content/cities';
import { company } from '../content/company';
import { companyLines } from '../content/companyLines';
import { everyPage } from '../content/everyPage';
import { openToday } from '../content/openToday';
import { specialHoursLine } from '../content/specialHours';
import { findService } from '../content/services';
import { useBrowserValue } from '../useBrowserValue';
import { useSpecialHours } from '../useSpecialHours';

const { about, services, cities, quickLinks, contact, privacyPolicy, accessibility, copyright } =
  everyPage.footer;
const phone = phoneNumber(company.phone);

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
    onlyMoreOnPhones: true,
  },
  { heading: quickLinks.heading, pairs: true, items: quickLinks.items },
];

const contacts = [
  { label: phone.text, href: phone.href },
  { label: company.email, href: `mailto:${company.email}` },
  ...companyLines.hours.map(({ label, hours }) => ({ label: `${label}: ${hours}` })),
  { label: contact.emergency },
];

/** The end of every page. */
export function Footer() {
  const rights = fillTemplate(copyright, { year: useYear(), name: company.name });
  const today = useToday();
  const special = useSpecialHours().map((hours) => ({ label: specialHoursLine(hours) }));
  const reach = {
    heading: contact.heading,
    items: [...contacts, ...special, ...(today === undefined ? [] : [{ label: today }])],
  };
  return (
    <SiteFooter
      name={company.name}
      about={about}
      details={`${company.legalName}, ${companyLines.address}, ${companyLines.registered}`}
      columns={[...columns, reach]}
      legal={[{ label: rights }, privacyPolicy, accessibility]}
    />
  );
}

/** The static HTML has the year in which it was built; React then corrects it. */
const useYear = () => useBrowserValue(() => new Date().getFullYear(), BUILD_YEAR);

/** The static HTML has the hours of the week; whether it is open now, only the visitor's clock can say. */
const useToday = () =>
  useBrowserValue(() => openToday(company.openingHours, new Date(), company.specialHours), undefined);
