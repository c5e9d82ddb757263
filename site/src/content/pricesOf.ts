import { joinSentences } from './joinSentences';
import { newCustomers } from './newCustomers';
import { promises } from './promises';
import { priceFrom } from './sharedTexts';
import { typeset } from './typeset';

const { price, bedbug } = promises;

/** One treatment of bed bugs, for new customers too, how many there usually are, and the sum. */
export const bedbugPrice = joinSentences(
  `Jeden zabieg na pluskwy kosztuje ${priceFrom.bedbug}.`,
  newCustomers?.sentence('bedbug'),
  `Zwykle potrzeba ${bedbug.treatments} zabiegów: za dwa zapłacisz od ${2 * price.bedbug} zł z VAT${newCustomers?.twoBedbugTreatments ?? ''}, za każdy po jego wykonaniu. W cenie jest kontrola po ${bedbug.intervalDays} dniach.`,
);

/** What a service costs, for the top of a page. */
interface Prices {
  /** The price for all, that for new customers, the usual sum. */
  figures: readonly { value: string; label: string }[];
  /** Lowest price of the 30 days before the discount. */
  lowest?: string | undefined;
}

const pricesFrom = (service: keyof typeof price, total: Prices['figures'] = []): Prices => ({
  figures: [
    { value: `od ${price[service]} zł`, label: 'z VAT, jeden zabieg' },
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
  lowest: newCustomers && `${newCustomers.lowestLabel}: ${newCustomers.lowest[service]}.`,
});

const prices: Readonly<Record<string, Prices>> = typeset({
  'zwalczanie-pluskiew': pricesFrom('bedbug', [
    { value: `od ${2 * price.bedbug} zł`, label: `z VAT, dwa zabiegi; zwykle trzeba ${bedbug.treatments}` },
  ]),
  deratyzacja: pricesFrom('rodent'),
  dezynfekcja: pricesFrom('disinfection'),
  dezynsekcja: pricesFrom('insect'),
});

/** Returns undefined for a service whose jobs are quoted. */
export const pricesOf = (slug: string): Prices | undefined => prices[slug];

export const quotedLine = 'Cena po bezpłatnych oględzinach.';

/** A service's price for all, as a figure. */
export const priceFact = (service: keyof typeof price, label = 'Jeden zabieg') => ({
  label,
  value: priceFrom[service],
});
