import { company } from './company';
import { typesetText } from './typeset';

const { street, postalCode, locality } = company.address;

/** The company's own details as they stand on pages; links and structured data take them from company.ts. */
export const companyLines = {
  /** What the company does, for search engines and home screens. */
  description: typesetText(
    'Zwalczamy pluskwy, gryzonie i owady, odstraszamy kuny, usuwamy pleśń. Kraków i Małopolska, pomoc 24/7, bezpłatny dojazd i wycena, płatność po zabiegu.',
  ),
  address: typesetText(`${street}, ${postalCode} ${locality}`),
  registered: typesetText(`NIP ${company.nip}, REGON ${company.regon}`),
  /** "8:00–20:00", with the days for which they hold. */
  hours: company.openingHours.map(({ label, opens, closes }) => ({
    label: typesetText(label),
    hours: typesetText(`${opens}–${closes}`),
  })),
};
