import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Owady w kuchni, które uciekają przed światłem',
  likely: 'To najpewniej prusaki.',
  head: {
    title: 'Owady w kuchni nocą – prusaki czy karaluchy?',
    description:
      'Zapalasz światło, a owady znikają pod szafką? Jak odróżnić prusaka od karalucha, gdzie go szukać i dlaczego spray utrudni skuteczną dezynsekcję.',
    keywords: ['owady w kuchni w nocy', 'prusaki w mieszkaniu', 'karaluchy w bloku'],
  },
  now: 'Sprayu nie używaj, a jedzenie i karmę schowaj na noc.',
  cause: {
    heading: 'Zwykle są to prusaki',
    text: 'Prusak jest jasnobrązowy, ma kilkanaście milimetrów i dwa ciemne paski za głową. Lubi ciepło i wilgoć: tył lodówki, szafkę pod zlewem, zmywarkę. Ciemny i większy karaluch woli piwnice, zsypy i rury.',
  },
  sure: {
    heading: 'Sprawdź kuchnię po ciemku',
    items: [
      'Wejdź w nocy do kuchni i nagle zapal światło. Patrz na listwy, brzeg blatu i szczelinę przy zlewie.',
      'Za lodówką i pod zlewem szukaj czarnych drobin jak mielony pieprz oraz pustych, brązowych osłonek.',
      'Rozłóż na noc pułapki lepowe i nie wyrzucaj ich: pokażą, skąd owady wychodzą.',
    ],
  },
  urgency: {
    level: 'soon',
  },
  price: `Cenę podnoszą powierzchnia i liczba mieszkań. ${commonSentences.cockroachGuarantee}`,
  until: {
    heading: 'Przygotuj kuchnię',
    items: [
      'Na noc wytrzyj zlew i blat do sucha.',
      'Zapytaj administrację, czy ktoś w pionie zgłaszał to samo.',
    ],
    avoid: [
      'Nie używaj sprayu. Jego zapach zniechęca owady do żelu, który wykładamy.',
      'Nie przestawiaj sprzętów i kartonów do innych pokoi.',
    ],
  },
});
