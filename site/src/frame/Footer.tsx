import { phoneNumber, SiteFooter } from '@tarcza/ui';
import { Unbroken } from '../components/Unbroken';
import { company } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import { findLanguage, type LanguageTexts } from '../content/texts/languages';
import { useSpecialHours } from '../hours/specialHours';

const phone = phoneNumber(company.phone);
const year = new Date().getFullYear();

/** Renders the end of every page. */
export function Footer({ language }: { language: string }) {
  const { footer } = findLanguage(language);
  const rights = (
    <>
      {'© '}
      {/* The year of the build, which the loader replaces. */}
      <span data-year suppressHydrationWarning>
        {year}
      </span>{' '}
      {company.name}
    </>
  );
  return (
    <SiteFooter
      name={company.name}
      about={footer.about}
      details={
        <>
          <Unbroken parts={[company.legalName, ...companyLines.address, ...companyLines.numbers]} />
        </>
      }
      columns={[...footer.columns, useContactColumn(footer)]}
      legal={[{ label: rights }, ...footer.legal, ...(footer.otherLanguage ? [footer.otherLanguage] : [])]}
    />
  );
}

function useContactColumn(footer: LanguageTexts['footer']) {
  const hours = footer.hours.map((days) => `${days.label}: ${days.hours}`);
  const lines = [...hours, footer.emergency, ...useSpecialHours().map(footer.describeSpecialHours)];
  return {
    heading: footer.contact,
    items: [
      { label: phone.text, href: phone.href },
      { label: company.email, href: `mailto:${company.email}` },
      ...lines.map((label) => ({ label })),
    ],
  };
}
