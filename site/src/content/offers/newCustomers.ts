import { type Discount, terms } from './terms';

const { discount, price } = terms;

function writeTexts({ percent, upTo, upToBedbug, lowestBefore }: Discount) {
  const amounts = { ...price, ...lowestBefore };
  /** The lowest prices of the 30 days before the discount. */
  const lowest = {
    bedbug: `${amounts.bedbug} zł`,
    rodent: `${amounts.rodent} zł`,
    disinfection: `${amounts.disinfection} zł`,
    insect: `${amounts.insect} zł`,
  };
  /** Returns the lowest price of the first treatment in whole zł, with VAT. */
  const first = (amount: number, most = upTo) =>
    Math.floor(amount - Math.min((amount * percent) / 100, most));
  const firstPrices = {
    bedbug: first(price.bedbug, upToBedbug),
    rodent: first(price.rodent),
    disinfection: first(price.disinfection),
    insect: first(price.insect),
  };
  const lowestPriceLabel = 'najniższa cena z 30 dni przed obniżką';
  const limit = `najwyżej o ${upTo} zł`;
  const limits = upTo === upToBedbug ? limit : `${limit}, a przy pluskwach najwyżej o ${upToBedbug} zł`;
  return {
    lowest,
    firstPrices,
    inShort: `Nowi klienci płacą za pierwszy zabieg o ${percent}% mniej, ${limits}.`,
    lowestPrices: `pluskwy ${lowest.bedbug}, gryzonie ${lowest.rodent}, dezynfekcja ${lowest.disinfection}, owady ${lowest.insect}`,
    /** For services without a lowest price. A percentage stands only beside the lowest prices. */
    inQuote: 'Zniżkę dla nowych klientów podaje wycena.',
    lowestPriceLabel,
    /** After the price of two treatments. */
    twoBedbugTreatments: ` (dla nowych klientów od ${price.bedbug + firstPrices.bedbug} zł)`,
    /** After the English price of a service. */
    sentenceInEnglish: (service: keyof typeof price) =>
      `New customers pay from ${firstPrices[service]} zł for the first one (lowest price in the 30 days before the discount: ${lowest[service]}).`,
    twoBedbugTreatmentsInEnglish: ` (new customers: from ${price.bedbug + firstPrices.bedbug} zł)`,
    inEnglish: `New customers pay ${percent}% less for the first treatment: up to ${upTo} zł less${upTo === upToBedbug ? '' : `, or up to ${upToBedbug} zł less for bed bugs`}. The lowest prices in the 30 days before the discount: bed bugs ${lowest.bedbug}, rodents ${lowest.rodent}, disinfection ${lowest.disinfection}, insects ${lowest.insect}.`,
  };
}

/**
 * Texts on the discount for new customers, for every page that mentions it. Undefined while `terms.discount` is null.
 * Not typeset.
 */
export const newCustomers = discount ? writeTexts(discount) : undefined;
