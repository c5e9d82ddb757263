import { company } from './company';
import { formatTimes } from '../../hours/schedule';
import { typesetText } from '../../text/typeset';

const { street, postalCode, locality } = company.address;
const nip = `NIP ${company.nip}`;
const regon = `REGON ${company.regon}`;

/** The company's details for pages. Links and structured data use company.ts. */
export const companyLines = {
  /** Description for search engines and the web manifest. */
  description: typesetText(
    'Zwalczamy pluskwy, gryzonie i owady, odstraszamy kuny, usuwamy pleśń. Kraków i Małopolska, w pilnych sprawach telefon 24/7, bezpłatny dojazd i wycena.',
  ),
  address: [street, `${postalCode} ${locality}`],
  numbers: [nip, regon],
  registered: [nip, regon, company.register].filter((number) => number !== undefined),
  /** "8:00–20:00" with the days. */
  hours: company.openingHours.map(({ label, times }) => ({
    label: typesetText(label),
    hours: typesetText(formatTimes(times)),
  })),
};
