import { company } from '../../content/company/company';
import { terms } from '../../content/offers/terms';
import type { TextPageTexts } from '../../content/texts/textPage';
import { typeset } from '../../text/typeset';

const { bedbug, insect, guarantee: periods } = terms;
const { street, postalCode, locality } = company.address;

/** Texts of /gwarancja. */
export const guarantee = typeset<TextPageTexts>({
  head: {
    title: 'Gwarancja na zabiegi: co obejmuje, jak skorzystać',
    description:
      'Co obejmuje gwarancja na zwalczanie karaluchów, pluskiew, kun i gryzoni, od czego zależy, czego nie obejmuje i jak z niej skorzystać w naszej firmie.',
    keywords: ['gwarancja na dezynsekcję', 'gwarancja na karaluchy', 'warunki gwarancji DDD'],
  },
  title: 'Warunki gwarancji',
  lead: 'Kto udziela gwarancji na usługi, jak długo trwa, co obejmuje i jak z niej skorzystać.',
  figures: [
    { value: `${insect.guaranteeMonths} miesięcy`, label: 'na karaluchy i prusaki, od ostatniego zabiegu' },
    { value: 'w wycenie', label: 'okres na pozostałe usługi' },
    { value: `${periods.replyDays} dni`, label: 'najdłużej na odpowiedź na reklamację' },
  ],
  sections: [
    {
      heading: 'Kto udziela gwarancji i na jak długo',
      paragraphs: [
        `Gwarantem jest ${company.legalName}, ${street}, ${postalCode} ${locality}. Gwarancja obowiązuje w Polsce. Na zwalczanie karaluchów i prusaków trwa ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu objętego zleceniem. Dla pozostałych usług okres gwarancji i dzień, od którego biegnie, wpisujemy do wyceny, zanim zamówisz zabieg.`,
      ],
    },
    {
      heading: 'Co obejmuje',
      paragraphs: ['Gwarancja dotyczy skutku pracy w miejscu i zakresie z wyceny.'],
      items: [
        'karaluchy i prusaki: jeśli wrócą do lokalu objętego zabiegiem, powtarzamy zabieg bezpłatnie',
        'osy, pchły, mrówki, mole i inne owady: skutek zabiegu w miejscach i w czasie, które podaje wycena; nowe gniazdo os to nowe zlecenie',
        `pluskwy: po każdym zabiegu wracamy na kontrolę po ${bedbug.intervalDays} dniach; okres gwarancji, liczony od ostatniego zabiegu, zależy od tego, czy zabiegi objęły całe mieszkanie i lokale obok`,
        'kuny i gryzonie: otwory, które zamknęliśmy; jeśli ich zamknięcia nie zamówisz, zakres gwarancji podaje wycena',
        'dezynfekcja, odgrzybianie i ozonowanie: wykonana praca; jeśli przyczyna wilgoci lub zapachu zostaje, mówimy o tym przed rozpoczęciem',
      ],
    },
    {
      heading: 'Od czego zależy',
      paragraphs: ['Gwarancja zależy od:'],
      items: [
        'przygotowania mieszkania według listy, którą dostajesz przed zabiegiem',
        'wpuszczenia technika na umówione kontrole i kolejne zabiegi',
        'zostawienia preparatu, pułapek i zabezpieczeń tam, gdzie prosi o to technik',
        'zgłoszenia problemu, zanim minie okres gwarancji',
      ],
    },
    {
      heading: 'Czego nie obejmuje',
      paragraphs: [
        'Gwarancja nie obejmuje nowych szkodników, które przyjechały w bagażu lub meblach albo przeszły z lokalu nieobjętego zabiegiem (dotyczy to także karaluchów i prusaków), ani pleśni, której przyczynę miał usunąć ktoś inny. Jeśli nie wiadomo, skąd wziął się problem, bezpłatnie to sprawdzamy.',
      ],
    },
    {
      heading: 'Jak skorzystać',
      paragraphs: [
        `Zadzwoń pod numer ${company.phone} albo napisz na ${company.email}. Podaj adres i datę zabiegu. Na reklamację odpowiadamy najpóźniej w ciągu ${periods.replyDays} dni i umawiamy oględziny.`,
      ],
    },
    {
      heading: 'Co dostajesz, gdy zgłoszenie jest zasadne',
      paragraphs: [],
      items: [
        'owady i dezynfekcja: powtórny zabieg',
        'kuny i gryzonie: naprawę otworu, który zamknęliśmy, a bez zamykania to, co podaje wycena',
        'odgrzybianie i ozonowanie: poprawę wykonanej pracy',
        'zawsze bez opłaty za pracę, preparaty i dojazd',
      ],
    },
    {
      heading: 'Twoje prawa poza gwarancją',
      paragraphs: [
        'Gwarancja nie wyłącza, nie ogranicza ani nie zawiesza praw z rękojmi ani innych praw, które konsumentowi dają przepisy. Jeśli usługa jest wykonana nienależycie, możesz z nich korzystać od razu, bez powoływania się na gwarancję.',
        'Jeśli na reklamację konsumenta nie odpowiemy w ciągu 14 dni, uważa się, że ją uznaliśmy (art. 7a ustawy o prawach konsumenta). W sporze bezpłatnie pomaga miejski lub powiatowy rzecznik konsumentów, a Inspekcja Handlowa prowadzi pozasądowe rozwiązywanie sporów.',
      ],
    },
  ],
  callToAction: {
    heading: 'Coś wróciło po zabiegu?',
    text: 'Zadzwoń albo napisz, a umówimy oględziny.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  updated: { text: 'Te warunki obowiązują od {date}.', date: '2026-12-01' },
});
