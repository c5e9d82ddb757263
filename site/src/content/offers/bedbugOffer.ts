import { newCustomers } from './newCustomers';
import { type Discount, terms } from './terms';
import { priceFrom } from '../texts/commonSentences';
import { typeset } from '../../text/typeset';

const { discount, bedbug } = terms;

type NewCustomers = NonNullable<typeof newCustomers>;

export interface BedbugOffer {
  heading: string;
  /** The price without the discount. */
  priceBefore?: string;
  price: string;
  text: string;
}

const offerWithoutDiscount: BedbugOffer = {
  heading: 'Cena jednego zabiegu',
  price: priceFrom.bedbug,
  text: `Cena najmniejszego zlecenia z kontrolą po ${bedbug.intervalDays} dniach. Dokładną kwotę podajemy po bezpłatnych oględzinach.`,
};

const describeOffer = (
  { percent, upToBedbug }: Discount,
  { lowestPriceLabel, firstPrices, lowest }: NewCustomers,
): BedbugOffer => ({
  heading: 'Cena dla nowych klientów',
  priceBefore: priceFrom.bedbug,
  price: `od ${firstPrices.bedbug} zł z VAT`,
  text: `Nowi klienci płacą za pierwszy zabieg o ${percent}% mniej, najwyżej o ${upToBedbug} zł; ${lowestPriceLabel}: ${lowest.bedbug}.`,
});

/** The price of a bed bug treatment on the page that advertises it, with or without the discount. */
export const bedbugOffer: BedbugOffer = typeset(
  discount && newCustomers ? describeOffer(discount, newCustomers) : offerWithoutDiscount,
);
