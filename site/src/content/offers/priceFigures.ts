import { newCustomers } from './newCustomers';
import { terms } from './terms';
import type { ServiceSlug } from '../services/services';
import { typeset } from '../../text/typeset';

const { arrival, price, bedbug } = terms;

/** What a service costs. */
interface Prices {
  /** In one line, for the top of a page. */
  line: string;
  /** The price for all, that for new customers, the usual sum; empty where jobs are quoted. */
  figures: readonly { value: string; label: string }[];
  /** Lowest price of the 30 days before the discount; where jobs are quoted, where the discount is named. */
  lowest?: string | undefined;
}

function createPrices(
  service: keyof typeof price,
  total: Prices['figures'] = [],
  per = 'jeden zabieg',
  usual = per,
): Prices {
  const value = `Od ${price[service]} zł`;
  const more = [
    ...(newCustomers
      ? [
          {
            value: `Od ${newCustomers.firstPrices[service]} zł`,
            label: 'Pierwszy zabieg nowego klienta',
          },
        ]
      : []),
    ...total,
  ];
  const lowest = newCustomers && `Najniższa cena z 30 dni przed obniżką: ${newCustomers.lowest[service]}.`;
  return {
    line: `${value} z VAT za ${usual}`,
    figures: [{ value, label: `Z VAT, ${per}` }, ...more],
    lowest,
  };
}

const prices: Readonly<Partial<Record<ServiceSlug, Prices>>> = typeset({
  'zwalczanie-pluskiew': createPrices(
    'bedbug',
    [{ value: `Od ${2 * price.bedbug} zł`, label: `Dwa zabiegi; zwykle trzeba\u00a0${bedbug.treatments}` }],
    undefined,
    `zabieg, zwykle trzeba ${bedbug.treatments}`,
  ),
  deratyzacja: createPrices('rodent', [], 'jedno miejsce'),
  dezynfekcja: createPrices('disinfection'),
  dezynsekcja: createPrices('insect'),
});

const quoted: Prices = typeset({
  line: `Bezpłatne oględziny zwykle ${arrival.inspection}, po nich podajemy cenę`,
  figures: [],
  lowest: newCustomers?.inQuote,
});

export const getPrices = (slug: ServiceSlug): Prices => prices[slug] ?? quoted;

/** Whether the price of a service is known only after the inspection. */
export const isQuoted = (slug: ServiceSlug) => getPrices(slug) === quoted;
