import { type Discount, promises } from './promises';
import { priceFrom } from './sharedTexts';

const { discount, price, bedbug } = promises;

interface BedbugOffer {
  /** On the service page. */
  fact: { label: string; value: string };
  /** On the landing page; `before` is the price without the discount. */
  price: string;
  /** For the landing page's description. */
  description: string;
  promotion: { heading: string; before?: string; price: string; text: string };
}

function writeTexts({ percent, upTo, upToBedbug, lowestBefore }: Discount) {
  const amounts = { ...price, ...lowestBefore };
  /** The lowest prices of the 30 days before the discount. */
  const lowest = {
    bedbug: `${amounts.bedbug} zł`,
    rodent: `${amounts.rodent} zł`,
    disinfection: `${amounts.disinfection} zł`,
    insect: `${amounts.insect} zł`,
  };
  const lowestBedbug = `najniższa cena z 30 dni przed obniżką: ${lowest.bedbug}`;
  /** Lowest price of the first treatment in whole zł, with VAT. */
  const first = (amount: number, most = upTo) =>
    Math.floor(amount - Math.min((amount * percent) / 100, most));
  const firstBedbug = first(price.bedbug, upToBedbug);
  const limit = `najwyżej o ${upTo} zł`;
  const limits = upTo === upToBedbug ? limit : `${limit}, a przy pluskwach najwyżej o ${upToBedbug} zł`;
  return {
    lowest,
    firstPrices: {
      bedbug: firstBedbug,
      rodent: first(price.rodent),
      disinfection: first(price.disinfection),
      insect: first(price.insect),
    },
    /** For every service. */
    sentence: `Nowi klienci płacą za pierwszy zabieg o ${percent}% mniej, ${limits}.`,
    /** For every service except bed bug control. */
    forOthers: `Nowi klienci płacą za pierwszy zabieg o ${percent}% mniej, ${limit}.`,
    forBedbugs: `Nowi klienci płacą za pierwszy zabieg na pluskwy o ${percent}% mniej, najwyżej o ${upToBedbug} zł.`,
    inShort: `Nowi klienci: ${percent}% mniej za pierwszy zabieg, ${limits}.`,
    /** For services without a lowest price. */
    less: `o ${percent}% mniej, ${limit}`,
    bedbugOffer: {
      fact: {
        label: `Jeden zabieg; dla nowych klientów pierwszy od ${firstBedbug} zł (${lowestBedbug})`,
        value: priceFrom.bedbug,
      },
      price: `Zabieg ${priceFrom.bedbug}, dla nowych klientów pierwszy od ${firstBedbug} zł (${lowestBedbug}). Zwykle potrzeba ${bedbug.treatments} zabiegów.`,
      description: `Zabieg ${priceFrom.bedbug}; nowi klienci: ${percent}% mniej, najwyżej o ${upToBedbug} zł.`,
      promotion: {
        heading: 'Cena dla nowych klientów',
        before: `${price.bedbug} zł`,
        price: `${firstBedbug} zł`,
        text: `Ceny zabiegu zaczynają się od tych kwot, z VAT. Nowi klienci płacą o ${percent}% mniej, najwyżej o ${upToBedbug} zł; ${lowestBedbug}.`,
      },
    } satisfies BedbugOffer,
    /** After the price of two treatments. */
    twoBedbugTreatments: ` (dla nowych klientów od ${price.bedbug + firstBedbug} zł)`,
    conditions: {
      heading: 'Ceny dla nowych klientów',
      items: [
        `za pierwszy zabieg płacisz o ${percent}% mniej, ${limits}`,
        'niższa cena obejmuje pierwszy zabieg z cyklu, następne są w zwykłej cenie',
        'od razu wpisujemy ją do wyceny i nie łączymy z innymi zniżkami',
      ],
    },
    bedbugsInEnglish: `New customers pay ${percent}% less for the first treatment, up to ${upToBedbug} zł less.`,
    inEnglish: `New customers pay ${percent}% less for the first treatment: up to ${upTo} zł less${upTo === upToBedbug ? '' : `, or up to ${upToBedbug} zł less for bed bugs`}.`,
  };
}

/**
 * Texts on the discount for new customers, for every page that mentions it. Undefined while `promises.discount` is null.
 * Not typeset.
 */
export const newCustomers = discount ? writeTexts(discount) : undefined;

const offerWithoutDiscount: BedbugOffer = {
  fact: { label: 'Jeden zabieg, z kontrolą', value: priceFrom.bedbug },
  price: `Jeden zabieg kosztuje ${priceFrom.bedbug}.`,
  description: `Zabieg ${priceFrom.bedbug}; cenę znasz, zanim zaczniemy, a płacisz po zabiegu.`,
  promotion: {
    heading: 'Cena jednego zabiegu',
    price: priceFrom.bedbug,
    text: `Cena najmniejszego zlecenia z kontrolą po ${bedbug.intervalDays} dniach. Dokładną kwotę podajemy po bezpłatnych oględzinach.`,
  },
};

/** The price of a bed bug treatment on pages that advertise it, with or without the discount. */
export const bedbugOffer: BedbugOffer = newCustomers?.bedbugOffer ?? offerWithoutDiscount;
