import { joinSentences } from '../../text/joinSentences';
import { newCustomers } from './newCustomers';
import { terms } from './terms';
import { priceFrom } from '../texts/commonSentences';
import { typesetText } from '../../text/typeset';

const { price, bedbug } = terms;

/** One treatment of bed bugs, for new customers too, how many there usually are, and the sum. */
export const bedbugPrice = typesetText(
  joinSentences(
    `Jeden zabieg na pluskwy kosztuje ${priceFrom.bedbug}.`,
    newCustomers?.sentence('bedbug'),
    `Zwykle potrzeba ${bedbug.treatments} zabiegów: za dwa zapłacisz od ${2 * price.bedbug} zł z VAT${newCustomers?.twoBedbugTreatments ?? ''}, za każdy po jego wykonaniu. W cenie jest kontrola po ${bedbug.intervalDays} dniach.`,
  ),
);
