import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price, bedbug } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'DDD dla firm: HACCP, hotele, wspólnoty – Kraków',
    description:
      'Zwalczanie szkodników w gastronomii, hotelach, wspólnotach i spółdzielniach w Krakowie i Małopolsce: dokumenty do HACCP, stały nadzór, bezpłatna wycena.',
    keywords: ['DDD Kraków dla firm', 'HACCP szkodniki', 'deratyzacja wspólnota', 'pluskwy w hotelu'],
  },
  title: 'DDD dla\u00A0firm',
  lead: 'Dokumenty do HACCP w restauracji, dyskretna praca w hotelu, jeden plan dla całej wspólnoty. Zaczynamy od bezpłatnego obchodu.',
  urgent: 'some',
  note: `Pojedyncze zlecenia od ${price.insect} zł z VAT.`,
  chapters: [
    {
      kind: 'table',
      heading: 'Gastronomia: co mieć w segregatorze HACCP',
      short: 'Gastronomia',
      intro:
        'Gryzoń w kuchni? Zamknij kuchnię, wyrzuć żywność, której dotknął, i zadzwoń od razu, także w nocy. Przed otwarciem umyj i zdezynfekuj blaty i sprzęt.',
      note: 'Te pięć rzeczy trafia zwykle do dokumentacji GHP i HACCP. Rozporządzenie unijne 852/2004 wymaga procedur kontroli szkodników, ale nie podaje wzorów.',
      heads: ['Dokument', 'Co zawiera', 'Kto za to odpowiada'],
      rows: [
        [
          'Plan rozmieszczenia stacji i pułapek',
          'Rzut lokalu z numerem każdej stacji i pułapki',
          'My: rysujemy go na pierwszej wizycie i poprawiamy po zmianach',
        ],
        [
          'Protokół z wizyty',
          'Datę wizyty oraz to, co sprawdzono, co znaleziono i czego użyto',
          'My: wypisujemy go po każdej wizycie',
        ],
        [
          'Karty charakterystyki i etykiety preparatów',
          'Skład preparatów i środki ostrożności',
          'My: zostawiamy je przy pierwszym użyciu',
        ],
        ['Zeszyt obserwacji', 'To, co personel zauważył między wizytami: data, miejsce, podpis', 'Lokal'],
        [
          'Działania naprawcze',
          'To, co uszczelniono, naprawiono lub wyrzucono',
          'Lokal, według naszych zaleceń',
        ],
      ],
    },
    {
      kind: 'lists',
      heading: 'Przed kontrolą sanepidu: obejdź lokal w pół godziny',
      intro: 'Weź latarkę i zeszyt. Od tych miejsc zaczynamy obchód.',
      lists: [
        {
          heading: 'Kuchnia i magazyn',
          items: [
            'za lodówką i pod zmywarką czysto: bez okruchów, ciemnych kropek i martwych owadów',
            'towar na regałach, nie na podłodze i nie przy samej ścianie',
            'kartony po dostawie wyniesione tego samego dnia',
            'kratki ściekowe z wkładem, syfony zalane wodą',
          ],
        },
        {
          heading: 'Drzwi i zaplecze',
          items: [
            'szpara pod drzwiami dla dostawców tak wąska, że ołówek się w niej nie mieści',
            'siatki w oknach, które się otwiera',
            'pojemniki na odpady zamknięte i odsunięte od wejścia',
            'stacje ponumerowane, na miejscu z planu, nieotwierane przez personel',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Hotele i apartamenty: pluskwy bez rozgłosu',
      short: 'Hotele',
      scene: 'dla-firm-hotel',
      intro: `Pluskwa przyjeżdża w bagażu i nie świadczy o czystości. Gościom i sąsiadom nie mówimy, po co przyjechaliśmy. Zwykle potrzeba ${bedbug.treatments} zabiegów co ${bedbug.intervalDays} dni.`,
      points: [
        {
          title: 'Gość zgłasza ślady',
          text: 'Zaproponuj inny pokój: nie obok, nie nad tym i nie pod nim. Bagaż gościa zapakuj na miejscu w szczelny worek, a pościel zostaw w pokoju.',
        },
        {
          title: 'Pokój zostaje zamknięty',
          text: 'Do naszego przyjazdu nikt w nim nie sprząta, nie odkurza i nie przestawia łóżka. Sprawdzamy zagłówek, szwy materaca i stojak na walizki.',
        },
        {
          title: 'Pokoje obok',
          text: 'Oglądamy też pokoje za ścianą, piętro wyżej i niżej. Zabieg obejmuje tylko te, w których są ślady lub do których owady mogły przejść.',
        },
        {
          title: 'Nawyk obsługi',
          text: 'Przy każdej zmianie pościeli obejrzyj szwy materaca i zagłówek.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Wspólnoty i spółdzielnie: jeden plan dla pionu',
      short: 'Wspólnoty',
      scene: 'dla-firm-klatka',
      intro:
        'Prusaki, mrówki faraona i szczury przechodzą między lokalami. Zabieg w jednym mieszkaniu zwykle nie wystarcza.',
      points: [
        {
          title: 'Części wspólne',
          text: 'Piwnicami, zsypem, węzłem cieplnym i altaną śmietnikową zajmuje się zarządca.',
        },
        {
          title: 'Regulamin gminy',
          text: 'Terminy obowiązkowej deratyzacji podaje regulamin utrzymania czystości i porządku; w Krakowie szukaj go na bip.krakow.pl.',
        },
        {
          title: 'Kartka na drzwi',
          text: 'Przygotowujemy ogłoszenie: kiedy jest zabieg, co zrobić w mieszkaniu i do kogo zadzwonić.',
        },
        {
          title: 'Jeden protokół',
          text: 'Zarządca dostaje spis lokali, w których byliśmy, i tych, w których nikt nie otworzył.',
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
          text: 'Oglądamy lokal z tobą, zaznaczamy wejścia i miejsca ryzyka.',
        },
        {
          title: 'Plan i cena',
          text: 'Dostajesz rzut z numerami stacji, częstotliwość i godziny wizyt: przed otwarciem, po zamknięciu lub w dniu bez gości. Do tego jedną kwotę z VAT.',
        },
        {
          title: 'Wizyty i protokoły',
          text: 'Sprawdzamy, uzupełniamy, zapisujemy. Między wizytami personel notuje obserwacje.',
        },
      ],
    },
  ],
  price: {
    short: 'Cena',
    heading: 'Ile kosztuje DDD w firmie i jak się rozliczamy',
    paragraphs: [
      `Pojedyncze zlecenia, jak u klientów prywatnych: deratyzacja od ${price.rodent} zł, dezynfekcja od ${price.disinfection} zł, dezynsekcja od ${price.insect} zł, pluskwy od ${price.bedbug} zł za zabieg, z VAT.`,
      'Cena stałego nadzoru zależy od powierzchni, liczby stacji i częstotliwości wizyt.',
      'Faktura: podaj NIP przy umawianiu, a wystawimy ją po wykonaniu pracy. Płacisz przelewem, kartą lub gotówką. Możesz zamówić jedno zlecenie albo stały nadzór: czas umowy, wypowiedzenie, termin płatności i cenę dodatkowych wizyt wpisujemy do oferty.',
    ],
  },
  calling: [
    {
      level: 'urgent',
      about: 'Gryzonie w gastronomii lub sklepie spożywczym, pluskwy w hotelu, ścieki w lokalu',
      arrival: commonSentences.arrivalInEmergencies,
    },
    { level: 'soon', about: 'Prusaki w lokalu', arrival: commonSentences.inspection },
  ],
  callToAction: {
    heading: 'Masz zgłoszenie od gościa albo termin kontroli?',
    text: 'Powiedz albo napisz, jaki to lokal i na kiedy potrzebujesz pomocy. Ustalimy godzinę, która nie przeszkodzi w pracy.',
  },
});
