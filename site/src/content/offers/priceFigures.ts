import { joinSentences } from '../../text/joinSentences';
import { newCustomers } from './newCustomers';
import { terms } from './terms';
import { commonSentences } from '../texts/commonSentences';
import type { ServiceSlug } from '../services/services';
import { typeset, typesetText } from '../../text/typeset';

const { arrival, price, bedbug } = terms;

/** What a service costs, for the top of a page. */
interface Prices {
  /** The price for all, that for new customers, the usual sum. */
  figures: readonly { value: string; label: string }[];
  /** Lowest price of the 30 days before the discount. */
  lowest?: string | undefined;
  /** When a technician comes. */
  arrival: string;
}

const pricesFrom = (
  service: keyof typeof price,
  total: Prices['figures'] = [],
  per = 'jeden zabieg',
): Prices => ({
  figures: [
    { value: `od ${price[service]} zł`, label: `z VAT, ${per}` },
    ...(newCustomers
      ? [
          {
            value: `od ${newCustomers.firstPrices[service]} zł`,
            label: 'z VAT, nowi klienci za pierwszy',
          },
        ]
      : []),
    ...total,
  ],
  arrival:
    service === 'disinfection'
      ? `Przyjazd bezpłatny, w ciągu ${arrival.disinfectionHours} godzin.`
      : commonSentences.freeInspection,
  lowest: newCustomers && `Najniższa cena z 30 dni przed obniżką: ${newCustomers.lowest[service]}.`,
});

const prices: Readonly<Partial<Record<ServiceSlug, Prices>>> = typeset({
  'zwalczanie-pluskiew': pricesFrom('bedbug', [
    { value: `od ${2 * price.bedbug} zł`, label: `z VAT, dwa zabiegi; zwykle trzeba ${bedbug.treatments}` },
  ]),
  deratyzacja: pricesFrom('rodent', [], 'jedno miejsce'),
  dezynfekcja: pricesFrom('disinfection'),
  dezynsekcja: pricesFrom('insect'),
});

/** Returns undefined for a service whose jobs are quoted. */
export const pricesOf = (slug: ServiceSlug): Prices | undefined => prices[slug];

export const quotedLine = typesetText(
  joinSentences(
    `Cena po bezpłatnych oględzinach, zwykle ${arrival.inspection}.`,
    newCustomers && `Nowi klienci płacą ${newCustomers.less}.`,
  ),
);
