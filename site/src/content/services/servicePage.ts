import { totals } from '../texts/totals';
import type { CallToAction } from '../texts/navigation';
import { typeset } from '../../text/typeset';

/** Texts that the pages of all services share. They may hold `{w}` and `{town}` (see place.ts). */
export interface ServicePageTexts {
  call: string;
  contact: string;
  factsLabel: string;
  /** Of a town that is not on the list. */
  otherTown: { breadcrumb: string; note: string };
  callToAction: CallToAction;
}

export const servicePage: ServicePageTexts = typeset<ServicePageTexts>({
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  factsLabel: 'Najważniejsze informacje',
  otherTown: {
    breadcrumb: 'Inna miejscowość',
    note: `Tej miejscowości nie ma na naszej liście ${totals.townsGenitive}. Zadzwoń, a powiemy, czy i kiedy możemy przyjechać.`,
  },
  callToAction: {
    heading: 'Bezpłatna wycena {w}',
    text: 'Opisz, co widzisz i od kiedy. Cenę poznasz, zanim zaczniemy.',
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
});
