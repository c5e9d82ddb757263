import { fillTemplate } from '@tarcza/contact/contract';
import { phoneNumber, SiteFooter } from '@tarcza/ui';
import { company } from '../content/company';
import { companyLines } from '../content/companyLines';
import { inEnglish } from '../content/english';
import { useBrowserValue } from '../useBrowserValue';

const { footer, hours, emergency, navigation } = inEnglish;
const phone = phoneNumber(company.phone);

const columns = [
  { heading: footer.onThisPage, items: navigation },
  {
    heading: footer.contact,
    items: [
      { label: phone.text, href: phone.href },
      { label: company.email, href: `mailto:${company.email}` },
      ...hours.map(({ label, hours: open }) => ({ label: `${label}: ${open}` })),
      { label: emergency },
    ],
  },
];

/** The end of a page in English. */
export function EnglishFooter() {
  const year = useBrowserValue(() => new Date().getFullYear(), BUILD_YEAR);
  const rights = fillTemplate(footer.copyright, { year, name: company.name });
  return (
    <SiteFooter
      name={company.name}
      about={footer.about}
      details={`${company.legalName}, ${companyLines.address}, ${companyLines.registered}`}
      columns={columns}
      legal={[{ label: rights }, footer.privacy, footer.accessibility]}
    />
  );
}
