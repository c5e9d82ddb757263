import { promises } from '../promises';
import type { TopicWords } from '../topics';
import { typeset } from '../typeset';

const { price, bedbug } = promises;

export default typeset<TopicWords>({
  head: {
    title: 'DDD dla firm: HACCP, hotele, wspólnoty – Kraków',
    description:
      'Zwalczanie szkodników w gastronomii, hotelach, wspólnotach i spółdzielniach w Krakowie i Małopolsce: dokumenty do HACCP, stały nadzór, bezpłatna wycena.',
    keywords: ['DDD Kraków dla firm', 'HACCP szkodniki', 'deratyzacja wspólnota', 'pluskwy w hotelu'],
    shareImage: 'home',
  },
  title: 'DDD dla firm w Krakowie i Małopolsce: gastronomia, hotele, wspólnoty',
  lead: 'Restauracja potrzebuje dokumentów, hotel dyskrecji, a wspólnota zgody kilkudziesięciu sąsiadów. Zaczynamy od obchodu i planu, który da się pokazać inspektorowi, szefowi kuchni albo zebraniu.',
  note: 'Obchód i wycena są bezpłatne. Umawiamy się przed otwarciem, po zamknięciu lub w dniu bez gości.',
  chapters: [
    {
      kind: 'table',
      heading: 'Gastronomia: co mieć w segregatorze HACCP',
      intro:
        'Przepisy unijne o higienie żywności (rozporządzenie 852/2004) wymagają od lokalu odpowiednich procedur kontroli szkodników. Jak mają wyglądać u ciebie, opisuje twój własny plan HACCP.',
      heads: ['Dokument', 'Co z niego wynika', 'Kto go prowadzi'],
      rows: [
        [
          'plan rozmieszczenia stacji i pułapek',
          'gdzie na rzucie lokalu stoi każda, z numerem',
          'rysujemy go na pierwszej wizycie i poprawiamy po zmianach',
        ],
        [
          'protokół z wizyty',
          'kiedy, co sprawdzono, co znaleziono i co użyto',
          'wypisujemy po każdej wizycie',
        ],
        [
          'karty charakterystyki i etykiety preparatów',
          'czym pracowano i jakie są środki ostrożności',
          'zostawiamy przy pierwszym użyciu',
        ],
        ['zeszyt obserwacji', 'co i gdzie zauważył personel między wizytami', 'lokal: data, miejsce, podpis'],
        ['działania naprawcze', 'co uszczelniono, naprawiono, wyrzucono', 'lokal, według naszych zaleceń'],
      ],
    },
    {
      kind: 'lists',
      heading: 'Przed kontrolą: obejdź lokal w pół godziny',
      intro:
        'Weź latarkę i zeszyt. Każda z tych rzeczy to miejsce, w które inspektor i my patrzymy najpierw.',
      lists: [
        {
          heading: 'Kuchnia i magazyn',
          items: [
            'za lodówką i pod zmywarką: okruchy, ciemne kropki, martwe owady',
            'towar na regałach, nie na podłodze i nie przy samej ścianie',
            'kartony po dostawie wyniesione tego samego dnia',
            'kratki ściekowe z wkładem, syfony zalane wodą',
          ],
        },
        {
          heading: 'Drzwi i zaplecze',
          items: [
            'szpara pod drzwiami dostaw nie szersza niż ołówek jest gruby',
            'siatki w oknach, które się otwiera',
            'pojemniki na odpady zamknięte i odsunięte od wejścia',
            'stacje ponumerowane, na miejscu z planu, nieotwarte przez personel',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Hotele i apartamenty: pluskwy bez rozgłosu',
      intro: `Pluskwa przyjeżdża w bagażu i nie świadczy o czystości. Liczy się to, co obsługa zrobi w pierwszej godzinie. Zwykle wykonujemy ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni.`,
      points: [
        {
          title: 'Gość zgłasza ślady',
          text: 'Zaproponuj inny pokój, który nie sąsiaduje z tym ani w pionie, ani w poziomie. Bagaż gościa i pościel zostają w worku.',
        },
        {
          title: 'Pokój zostaje zamknięty',
          text: 'Bez sprzątania, odkurzania i przestawiania łóżka. Sprawdzamy zagłówek, szwy materaca i stojak na walizki.',
        },
        {
          title: 'Pokoje obok',
          text: 'Oglądamy też lokale za ścianą oraz nad i pod. Zabieg obejmuje tyle, ile trzeba, a nie całe piętro na zapas.',
        },
        {
          title: 'Nawyk obsługi',
          text: 'Przy zmianie pościeli wystarczy spojrzeć na róg materaca. Pokazujemy na miejscu, czego szukać.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Wspólnoty i spółdzielnie: jeden plan dla pionu',
      intro:
        'Prusaki, mrówki faraona i szczury nie znają granic lokali. Zabieg w jednym mieszkaniu pomaga na krótko.',
      points: [
        {
          title: 'Części wspólne',
          text: 'Piwnice, zsypy, węzeł i altana śmietnikowa należą do zarządcy. Od nich zaczynamy obchód.',
        },
        {
          title: 'Regulamin gminy',
          text: 'Rada gminy może wyznaczyć obszary i terminy obowiązkowej deratyzacji. Sprawdź je w regulaminie utrzymania czystości i porządku.',
        },
        {
          title: 'Kartka na drzwi',
          text: 'Przygotowujemy ogłoszenie: kiedy, co zrobić w mieszkaniu, do kogo zadzwonić. Lista do druku jest na naszej stronie.',
        },
        {
          title: 'Jeden protokół',
          text: 'Zarządca dostaje spis lokali, w których byliśmy, i tych, do których nikt nie otworzył.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Jak zaczyna się stały nadzór w firmie',
      steps: [
        {
          title: 'Rozmowa',
          text: 'Pytamy o branżę, powierzchnię, godziny pracy i o to, co już się zdarzyło.',
        },
        {
          title: 'Obchód',
          text: 'Oglądamy lokal z tobą, zaznaczamy wejścia i miejsca ryzyka. Nic nie kosztuje.',
        },
        {
          title: 'Plan i cena',
          text: 'Dostajesz rzut z numerami stacji, częstotliwość wizyt i jedną kwotę z VAT.',
        },
        {
          title: 'Wizyty i protokoły',
          text: 'Sprawdzamy, uzupełniamy, zapisujemy. Między wizytami personel notuje obserwacje.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje DDD w firmie',
    paragraphs: [
      `Pojedyncze zlecenia zaczynają się tak jak u klientów prywatnych: deratyzacja od ${price.rodent} zł, dezynfekcja od ${price.disinfection} zł, dezynsekcja od ${price.insect} zł, pluskwy od ${price.bedbug} zł za zabieg, z VAT.`,
      'Stały nadzór wyceniamy po bezpłatnym obchodzie: cena zależy od powierzchni, liczby stacji i częstotliwości wizyt. Na życzenie wystawiamy fakturę.',
    ],
  },
  callToAction: {
    heading: 'Masz zgłoszenie od gościa albo termin kontroli?',
    text: 'Zadzwoń. Powiedz, jaki to lokal i na kiedy potrzebujesz pomocy, a ustalimy godzinę, która nie przeszkodzi w pracy.',
  },
});
