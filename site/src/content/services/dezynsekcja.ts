import { joinSentences } from '../joinSentences';
import { newCustomers } from '../newCustomers';
import { comparisons, plates } from '../plates';
import type { ServiceWords } from '../services';
import { promises } from '../promises';
import { priceFrom, sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { insect, price, safety } = promises;

export default typeset<ServiceWords>({
  head: {
    title: 'Dezynsekcja {w} – karaluchy, prusaki, osy',
    description: `Dezynsekcja mieszkań, domów i firm {w}: karaluchy, prusaki, mrówki, pchły, mole i osy. Cena ${priceFrom.insect}, bezpłatna wycena i dojazd.`,
    keywords: [
      'dezynsekcja',
      'zwalczanie karaluchów',
      'zwalczanie prusaków',
      'zwalczanie mrówek',
      'zwalczanie pcheł',
      'usuwanie gniazd os',
    ],
    shareImage: 'home',
  },
  heading: 'Dezynsekcja',
  lead: `Zwalczamy karaluchy, prusaki, mrówki, pchły, mole i osy w domach i firmach {w}. Rozpoznajemy gatunek, znajdujemy gniazdo i dobieramy metodę. Po ${insect.effectHours} godzinach owadów wyraźnie ubywa.`,
  facts: [
    { label: 'Cena', value: priceFrom.insect },
    { label: 'Do pierwszego efektu', value: `${insect.effectHours} godziny` },
    { label: 'Gwarancja na karaluchy i prusaki', value: `${insect.guaranteeMonths} miesięcy` },
    { label: 'Wycena i dojazd', value: 'bezpłatnie' },
  ],
  picture: {
    name: 'dezynsekcja',
    alt: 'Rysunek: technik nakłada krople żelu pod szafkami kuchennymi, po podłodze uciekają prusaki, a w kółku widać jednego z bliska',
  },
  signs: {
    plates: [plates.prusak, comparisons.karaluchy],
    heading: 'Jakie owady zwalczamy {w}',
    intro:
      'Od gatunku zależy wszystko: metoda, cena i to, ile razy przyjedziemy. Zrób zdjęcie albo złap owada do słoika, jeśli możesz to zrobić bezpiecznie.',
    items: [
      {
        title: 'Prusaki i karaluchy',
        text: 'Wychodzą po ciemku i uciekają, gdy zapalisz światło. Żyją w kuchni i łazience, przy cieple i wodzie; zostawiają ciemne kropki i nieprzyjemny zapach.',
      },
      {
        title: 'Mrówki',
        text: 'Chodzą stałą ścieżką od szczeliny do jedzenia. Małe, żółtawe mrówki w bloku mogą być mrówkami faraona, które po zwykłym oprysku tworzą nowe gniazda.',
      },
      {
        title: 'Pchły',
        text: 'Swędzące ślady wokół kostek, skaczące ciemne punkty na dywanie. Pojawiają się nie tylko tam, gdzie jest pies lub kot, ale i po gryzoniach w piwnicy.',
      },
      {
        title: 'Osy i szerszenie',
        text:
          'Ciągły lot do jednej szczeliny pod dachem, w rolecie lub w ziemi oznacza gniazdo. Nie zatykaj otworu, bo owady mogą wyjść do środka domu. ' +
          sharedTexts.bumblebees,
      },
      {
        title: 'Owady w drewnie',
        text: 'Okrągłe otworki do 3 mm w meblu lub podłodze zostawia kołatek, a większe i owalne w belce z sosny albo świerka spuszczel. Pod czynnymi leży świeża mączka. Sprawdzamy, czy żerowanie trwa, i nasycamy drewno preparatem; osłabione belki powinien ocenić konstruktor.',
      },
      {
        title: 'Mole, rybiki i muszki',
        text: 'Dziury w wełnie robią mole odzieżowe, pajęczynki w mące i kaszy – spożywcze. Rybiki zdradzają wilgoć, muszki resztki albo odpływ: tu trzeba usunąć przyczynę.',
      },
    ],
    inTowns: [
      {
        title: 'Prusaki i karaluchy',
        text: 'Wychodzą po ciemku i uciekają, gdy zapalisz światło.',
        href: '/szkodniki/prusaki',
      },
      {
        title: 'Osy i szerszenie',
        text: 'Ciągły lot do jednej szczeliny oznacza gniazdo. Nie zatykaj jej.',
        href: '/szkodniki/osy',
      },
      {
        title: 'Mrówki',
        text: 'Małe i żółtawe w bloku mogą być mrówkami faraona.',
        href: '/szkodniki/mrowki-faraona',
      },
      {
        title: 'Pchły',
        text: 'Gryzą wokół kostek, także w domu bez psa i kota.',
        href: '/objawy/slady-w-rzedzie',
      },
    ],
  },
  methods: {
    picture: 'przygotowanie-dezynsekcja',
    heading: 'Metody, które stosujemy',
    intro:
      'Metodę dobieramy do gatunku, a tam, gdzie wystarczy żel lub pułapka, nie pryskamy. Pluskwami zajmujemy się osobno, bo wymagają innego planu.',
    items: [
      {
        title: 'Żelowanie',
        text: 'Krople żelu trafiają w szczeliny i za sprzęty. Owady zanoszą go do kryjówki. Zwykle nie trzeba opróżniać szafek ani opuszczać mieszkania.',
      },
      {
        title: 'Oprysk',
        text: 'Preparat o przedłużonym działaniu nakładamy na listwy, progi i szczeliny, którymi owady chodzą.',
      },
      {
        title: 'Zamgławianie',
        text: 'Przy dużej liczbie owadów albo w dużych pomieszczeniach mgła dociera do miejsc, których nie da się opryskać.',
      },
      {
        title: 'Pułapki i lep',
        text: 'Pokazują, gdzie owady chodzą i czy jest ich mniej. W firmach zostają na stałe jako kontrola.',
      },
      {
        title: 'Usuwanie gniazd',
        text: 'Gniazda os i szerszeni usuwamy w ubraniu ochronnym, najlepiej o zmierzchu, gdy owady są w środku. Najpierw sprawdzamy, czy to nie trzmiele ani pszczoły.',
      },
    ],
  },
  process: {
    heading: 'Dezynsekcja krok po kroku',
    steps: [
      {
        title: 'Rozpoznanie przez telefon',
        text: 'Opisujesz owada albo miejsce, w którym się pojawia. Mówimy, od jakiej kwoty zaczyna się cena i czy zabieg jest pilny.',
      },
      {
        title: 'Oględziny i cena',
        text: 'Na miejscu szukamy gniazda i źródła: przecieku, szczeliny, odpływu, zapasów. Wycena nic nie kosztuje.',
      },
      {
        title: 'Zabieg',
        text: `Przy oprysku lub zamgławianiu wychodzisz zwykle na ${safety.awayHours} godziny. Przy żelowaniu najczęściej możesz zostać w domu.`,
      },
      {
        title: 'Wietrzenie',
        text: `${sharedTexts.airing} Blaty umyj przed użyciem. Listew i szczelin nie myj, dopóki technik nie powie, że można.`,
      },
      {
        title: 'Kontrola',
        text: `Po ${insect.effectHours} godzinach owadów powinno wyraźnie ubyć. Pułapki zostają na kilka tygodni, bo z jaj mogą się jeszcze wylęgać młode. Jeśli nadal je widzisz, zadzwoń – sprawdzimy pułapki i źródło.`,
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie owadów',
    faq: 'Pytania o owady',
    related: 'Zanim zamówisz dezynsekcję',
  },
  faq: [
    {
      question: 'Ile zapłacę za dezynsekcję?',
      answer: joinSentences(
        `Dezynsekcja kosztuje ${priceFrom.insect}. Cena rośnie z powierzchnią i zależy od gatunku: gniazdo os pod dachem to inna praca niż prusaki w całym pionie. Konsultacja przez telefon, dojazd i wycena na miejscu są bezpłatne.`,
        newCustomers?.forOthers,
      ),
    },
    {
      question: 'Po jakim czasie owady znikną?',
      answer: `Wyraźnie ubywa ich po ${insect.effectHours} godzinach. W pierwszej dobie może ich być widać więcej niż zwykle, bo wychodzą z kryjówek – to dobry znak. Z jaj mogą się jeszcze wylęgać młode, dlatego pułapki kontrolne zostają na kilka tygodni. Nie dokładaj wtedy środków ze sklepu: ich zapach zniechęca owady do żelu.`,
    },
    {
      question: `Co obejmuje ${insect.guaranteeMonths}-miesięczna gwarancja na karaluchy?`,
      answer: `${sharedTexts.cockroachGuarantee} Gdy owady wrócą, przyjeżdżamy, sprawdzamy bezpłatnie, skąd przyszły, i jeśli zgłoszenie obejmuje gwarancja, powtarzamy zabieg bez opłaty. W bloku źródłem bywa sąsiednie mieszkanie lub zsyp, dlatego przy wycenie mówimy, kiedy zabieg w innych lokalach powinien zlecić zarządca.`,
    },
    {
      question: 'Czy trzeba opróżnić kuchnię i wyjechać z dziećmi?',
      answer: `Przy żelowaniu zwykle nie – preparat trafia w szczeliny poza zasięgiem rąk i łap. Przy oprysku schowaj jedzenie, naczynia i zabawki, odsuń meble od ścian i wyjdź ze wszystkimi domownikami na ${safety.awayHours} godziny. Terrarium i akwarium zgłoś wcześniej i na czas oprysku wynieś: środki owadobójcze szkodzą rybom i bezkręgowcom.`,
    },
    {
      question: 'Mam gniazdo os przy oknie. Czy to pilne?',
      answer:
        'Tak, jeśli jest przy sypialni, wejściu lub tarasie albo owady wchodzą do środka: wtedy dzwoń od razu. Zamknij okno, nie pryskaj i nie polewaj gniazda. W pilnych sprawach odbieramy całą dobę. Gniazdo z dala od ludzi może poczekać. Po użądleniu z dusznością, obrzękiem twarzy lub omdleniem natychmiast dzwoń pod 112.',
    },
    {
      question: 'Skąd prusaki w mieszkaniu, skoro nikt z domowników ich nie przyniósł?',
      answer:
        'Najczęściej wędrują pionami: przy rurach, kablach i w wentylacji. Przyjeżdżają też w kartonach i używanym sprzęcie. Wystarczy im ciepło, kropla wody i okruszki, więc czysta kuchnia je spowalnia, ale nie zatrzymuje. Pomaga uszczelnienie przejść rur i zabieg w kilku mieszkaniach naraz.',
    },
  ],
  timeframe: `Owadów wyraźnie ubywa po ${insect.effectHours} godzinach, zależnie od gatunku i powierzchni; pułapki kontrolne zostają na kilka tygodni.`,
  priceFrom: price.insect,
});
