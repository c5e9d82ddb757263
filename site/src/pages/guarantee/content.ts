import { company } from '../../content/company';
import { promises } from '../../content/promises';
import type { TextPageWords } from '../../content/textPage';
import { typeset } from '../../content/typeset';

const { bedbug, insect } = promises;

/** Words of /gwarancja. */
export const guarantee = typeset<TextPageWords>({
  title: 'Warunki gwarancji',
  lead: 'Na usługi dajemy gwarancję. Tu piszemy, co obejmuje, od czego zależy i jak z niej skorzystać.',
  document: true,
  sections: [
    {
      heading: 'Co obejmuje',
      paragraphs: ['Gwarancja dotyczy skutku pracy w miejscu i w zakresie, które zapisujemy w wycenie.'],
      items: [
        `karaluchy i prusaki: ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu; jeśli wrócą do mieszkania objętego zabiegiem, powtarzamy go bezpłatnie`,
        `pluskwy: po każdym zabiegu wracamy na kontrolę po ${bedbug.intervalDays} dniach; okres gwarancji po ostatnim zabiegu podajemy w wycenie, bo zależy od tego, czy zabieg objął całe mieszkanie i lokale obok`,
        'kuny i gryzonie: gwarancja dotyczy otworów, które zamknęliśmy; jej okres zależy od budynku i materiału i jest w wycenie',
        'dezynfekcja i odgrzybianie: gwarancja dotyczy wykonanej pracy; jeśli przyczyna wilgoci nie została usunięta, mówimy o tym przed rozpoczęciem',
      ],
    },
    {
      heading: 'Od czego zależy',
      paragraphs: ['Żeby gwarancja działała, potrzebujemy twojej pomocy:'],
      items: [
        'przygotowania mieszkania według listy, którą dostajesz przed zabiegiem',
        'wpuszczenia technika na umówione kontrole i kolejne zabiegi',
        'zostawienia preparatu, pułapek i zabezpieczeń tam, gdzie prosi o to technik',
        'zgłoszenia problemu od razu, gdy go zauważysz',
      ],
    },
    {
      heading: 'Czego nie obejmuje',
      paragraphs: [
        'Nowych szkodników, które przyjechały w bagażu lub meblach albo przeszły z lokalu nieobjętego zabiegiem, oraz pleśni, której przyczynę miał usunąć ktoś inny. Jeśli nie wiadomo, skąd problem się wziął, najpierw przyjeżdżamy i sprawdzamy – bezpłatnie.',
      ],
    },
    {
      heading: 'Jak skorzystać',
      paragraphs: [
        `Zadzwoń pod numer ${company.phone} albo napisz na ${company.email}. Podaj adres i datę zabiegu. Umówimy oględziny, a jeśli zgłoszenie jest zasadne, także termin powtórnego zabiegu: bez opłaty za pracę, preparaty i dojazd.`,
        'Gwarancja nie ogranicza praw, które konsumentowi dają przepisy.',
      ],
    },
  ],
  callToAction: {
    heading: 'Coś wróciło po zabiegu?',
    text: 'Zadzwoń albo napisz: podaj adres i datę zabiegu, a umówimy oględziny.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  updated: { text: 'Te warunki obowiązują od {date}.', date: '2026-11-20' },
});
