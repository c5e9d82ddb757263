import { urgencyLevels } from '../../services/urgency';
import { commonSentences } from '../../texts/commonSentences';
import { dangers } from '../../texts/dangers';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

export default typeset<TopicTexts>({
  head: {
    title: 'Ozonowanie mieszkania i samochodu: kiedy pomaga',
    description:
      'Ozonowanie usuwa lub osłabia zapach dymu i zwierząt, ale nie zastąpi sprzątania. Kiedy pomaga w mieszkaniu, kiedy w samochodzie i jak się przygotować.',
    keywords: [
      'ozonowanie mieszkania Kraków',
      'ozonowanie samochodu',
      'zapach dymu w mieszkaniu',
      'ozonator',
    ],
    shareImage: 'odgrzybianie',
  },
  title: 'Ozonowanie mieszkania i samochodu',
  lead: 'Ozon rozkłada związki zapachowe tam, gdzie nie sięga ściereczka: w tapicerce, zasłonach i szczelinach mieszkania lub samochodu. Używamy go na zapach i na nic więcej. Najpierw trzeba usunąć źródło zapachu.',
  note: 'Cena po rozmowie i zdjęciach albo po bezpłatnych oględzinach.',
  chapters: [
    {
      kind: 'marked',
      heading: 'Na jaki zapach pomaga ozonowanie',
      lists: [
        {
          heading: 'Pomaga',
          items: [
            'Dym papierosowy: zwykle wyraźnie. Najpierw zmyj ściany i szyby i wypierz zasłony, bo z żółtego nalotu zapach wróci.',
            'Zwierzęta: jeśli mocz nie wsiąkł w podłogę. Najpierw wyczyść to miejsce i wymień wykładzinę.',
            'Spalenizna po małym pożarze: gdy sadza i zniszczone rzeczy są usunięte.',
            'Stęchlizna: dopiero po usunięciu pleśni i wilgoci. Bez tego zapach wróci.',
          ],
        },
        {
          heading: 'Nie pomaga',
          items: [
            'Kanalizacja: sprawdź syfon i odpowietrzenie pionu.',
            `${dangers.gas} Dym? Wyjdź i dzwoń pod 112.`,
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Ozonowanie mieszkania a ozonowanie samochodu',
      intro: 'Zasada jest ta sama, różnią się przygotowania.',
      heads: ['Etap', 'Mieszkanie', 'Samochód'],
      rows: [
        ['Kto wychodzi', 'Wszyscy domownicy i zwierzęta', 'Kierowca i pasażerowie, także zwierzęta'],
        [
          'Co wynieść',
          'Rośliny, akwarium, żywność, leki, gumowe i lateksowe przedmioty, obrazy',
          'Fotelik, żywność, dokumenty, rzeczy z bagażnika i schowka',
        ],
        [
          'Co zrobić wcześniej',
          'Odkurzyć, otworzyć szafy i szuflady, wyłączyć wentylację mechaniczną',
          'Odkurzyć, wyprać tapicerkę, wymienić filtr kabinowy',
        ],
        [
          'W czasie pracy',
          'Drzwi zamknięte i oznaczone kartką',
          'Okna zamknięte, nawiew na obiegu wewnętrznym, żeby ozon przeszedł przez kanały',
        ],
        [
          'Po zakończeniu',
          'Okna otwiera technik i mówi, kiedy można wejść',
          'Drzwi otwarte na oścież, jazda dopiero po wietrzeniu',
        ],
      ],
    },
    {
      kind: 'lists',
      heading: 'Zanim zamówisz ozonowanie',
      lists: [
        {
          heading: 'Dziś',
          items: [
            'Wywietrz i poszukaj źródła zapachu: powąchaj odpływy, narożniki, dywan przy ścianie.',
            'Wyrzuć to, co nasiąkło i nie da się wyprać.',
            'Wypierz tkaniny. Po tym kroku zabieg bywa już niepotrzebny.',
          ],
        },
        {
          heading: 'Czego ozon nie robi',
          items: [
            'Nie zabija pluskiew, prusaków ani gryzoni w kryjówkach.',
            'Nie usuwa pleśni ze ściany i nie zastępuje dezynfekcji powierzchni.',
            'Nie jest „świeżym powietrzem”: drażni oczy i drogi oddechowe, więc gdy urządzenie pracuje, w środku nikogo nie ma.',
            'Nie działa na zapach, którego źródło zostało.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Jak przebiega ozonowanie',
      steps: [
        {
          title: 'Źródło zapachu',
          text: 'Pytamy, skąd i od kiedy czuć zapach. Jeśli ozon nie pomoże, mówimy o tym już przez telefon.',
        },
        {
          title: 'Przygotowanie',
          text: 'Wynosisz żywność i to, co wymienia tabela. Zamykamy okna i oznaczamy drzwi.',
        },
        {
          title: 'Praca ozonatora',
          text: `${commonSentences.ozoneAway} W samochodzie trwa to krócej.`,
        },
        {
          title: 'Wietrzenie',
          text: commonSentences.airingOzone,
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje ozonowanie',
    paragraphs: [
      'Cena zależy od kubatury, rodzaju zapachu i tego, ile razy trzeba uruchomić urządzenie. Podajemy ją po rozmowie i zdjęciach albo po bezpłatnych oględzinach.',
      'Razem z odgrzybianiem lub dezynfekcją ozonowanie wyceniamy w jednej kwocie. Płacisz po wykonaniu.',
    ],
  },
  calling: [
    { level: 'ordinary', call: 'zadzwoń albo wyślij zdjęcia', arrival: urgencyLevels.ordinary.arrival },
  ],
  callToAction: {
    heading: 'Zapach nie schodzi mimo sprzątania?',
    text: 'Opisz, skąd się wziął i co już zostało zrobione. Powiemy, czy ozonowanie ma sens.',
  },
});
