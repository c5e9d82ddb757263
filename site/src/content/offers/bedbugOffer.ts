import { newCustomers } from './newCustomers';
import { type Discount, terms } from './terms';
import { priceFrom } from '../texts/commonSentences';
import { typeset } from '../../text/typeset';

const { discount, bedbug } = terms;

type NewCustomers = NonNullable<typeof newCustomers>;

export interface BedbugOffer {
  /** For the landing page's description. */
  description: string;
  /** `priceBefore` is the price without the discount. */
  promotion: { heading: string; priceBefore?: string; price: string; text: string };
}

const offerWithoutDiscount: BedbugOffer = {
  description: `Zabieg ${priceFrom.bedbug}; cenę znasz, zanim zaczniemy, a płacisz po zabiegu.`,
  promotion: {
    heading: 'Cena jednego zabiegu',
    price: priceFrom.bedbug,
    text: `Cena najmniejszego zlecenia z kontrolą po ${bedbug.intervalDays} dniach. Dokładną kwotę podajemy po bezpłatnych oględzinach.`,
  },
};

function describeOffer(
  { percent, upToBedbug }: Discount,
  { lowestPriceLabel, firstPrices, lowest }: NewCustomers,
): BedbugOffer {
  const less = `${percent}% mniej, najwyżej o ${upToBedbug} zł`;
  return {
    description: `Zabieg ${priceFrom.bedbug}; nowi klienci: ${less}.`,
    promotion: {
      heading: 'Cena dla nowych klientów',
      priceBefore: priceFrom.bedbug,
      price: `od ${firstPrices.bedbug} zł z VAT`,
      text: `Nowi klienci płacą za pierwszy zabieg o ${less}; ${lowestPriceLabel}: ${lowest.bedbug}.`,
    },
  };
}

/** The price of a bed bug treatment on pages that advertise it, with or without the discount. */
export const bedbugOffer: BedbugOffer = typeset(
  discount && newCustomers ? describeOffer(discount, newCustomers) : offerWithoutDiscount,
);
