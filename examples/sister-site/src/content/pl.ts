import * as labels from '@tarcza/ui/labels/pl';
import type { FieldOption, Labels } from '@tarcza/ui';
import type { Language } from '../addresses';
import { services } from './services';

/** Everything that the site says in Polish; `en.ts` has the same in English, and types see to it that it has all. */
export const pl = {
  language: 'pl' as Language,
  locale: 'pl_PL',
  /** What the components say by themselves. */
  labels: labels as Labels,
  otherLanguage: 'English',
  claims: ['Najpierw cena, potem praca', 'Przez całą dobę, także w święta'],
  menu: {
    services: 'Usługi',
    prices: 'Cennik',
    questions: 'Pytania',
    contact: 'Kontakt',
    privacy: 'Prywatność',
  },
  footer: {
    about: 'Otwieramy drzwi, wymieniamy zamki i przypominamy sejfom ich szyfr. Gdańsk, Sopot i Gdynia.',
    pages: 'Na tej stronie',
    reach: 'Gdzie jesteśmy',
    invented: 'Firma wymyślona na potrzeby przykładu.',
  },
  loadFailed: 'Nie udało się tego pobrać. Naciśnij jeszcze raz albo zadzwoń.',
  heads: {
    home: {
      title: 'Ślusarz w Gdańsku przez całą dobę',
      description: 'Otwieramy zatrzaśnięte drzwi bez wiercenia. Cenę podajemy przez telefon, zanim ruszymy.',
    },
    services: {
      title: 'Usługi ślusarskie w Trójmieście',
      description: 'Otwieranie drzwi, wymiana zamków, sejfy i skrytki w Gdańsku, Sopocie i Gdyni.',
    },
    prices: {
      title: 'Cennik usług ślusarskich',
      description: 'Ile kosztuje otwarcie drzwi, wymiana zamka i otwarcie sejfu, z dojazdem i podatkiem.',
    },
    questions: {
      title: 'Pytania do ślusarza',
      description: 'Co zrobić, gdy drzwi się zatrzasnęły, i dlaczego prosimy o dokument.',
    },
    contact: {
      title: 'Kontakt ze ślusarzem w Gdańsku',
      description: 'Zadzwoń albo napisz, co się stało z zamkiem. Odpowiadamy w ciągu godziny.',
    },
    privacy: {
      title: 'Prywatność',
      description: 'Po co pytamy o dane, kto je widzi i kiedy znikają.',
    },
  },
  home: {
    title: 'Ślusarz w Gdańsku, który otwiera drzwi bez wiercenia',
    lead: 'Zatrzaśnięte drzwi, złamany klucz, zgubiony komplet. Przyjeżdżamy przez całą dobę, a cenę podajemy przez telefon, zanim ruszymy.',
    write: 'Napisz do nas',
    note: 'Miej pod ręką dokument: otwieramy tylko tym, którzy mają prawo wejść.',
    door: 'Drzwi kamienicy z mosiężną klamką. Z okna nad nimi pada ciepłe światło.',
    figures: [
      { value: '40 minut', label: 'tyle zwykle jedziemy w granicach Gdańska' },
      { value: '24 godziny', label: 'na dobę odbieramy telefon' },
      { value: '2 lata', label: 'gwarancji na zamki, które montujemy' },
    ],
    figuresTitle: 'W liczbach',
    servicesTitle: 'Z czym dzwonią do nas ludzie',
    stepsTitle: 'Jak to przebiega',
    steps: [
      { title: 'Dzwonisz', text: 'Mówisz, jakie to drzwi i co się stało. Zdjęcie zamka bardzo pomaga.' },
      {
        title: 'Znasz cenę',
        text: 'Podajemy ją przez telefon. Na miejscu zmienia się tylko za twoją zgodą.',
      },
      { title: 'Otwieramy', text: 'Najpierw wytrychem, a wiertarka zostaje w aucie, dopóki się da.' },
      {
        title: 'Dostajesz klucze',
        text: 'Nowe komplety odpakowujesz sam, żeby było wiadomo, że nikt ich nie miał.',
      },
    ],
  },
  services: {
    title: 'Usługi',
    lead: 'Trzy rzeczy, które robimy codziennie od dwunastu lat.',
    cards: [
      {
        title: services.pl[0],
        text: 'Zatrzaśnięte albo zamknięte na klucz, którego nie ma. Dziewięć zamków na dziesięć zostaje całych.',
        badge: 'od 200 zł',
        points: ['bez wiercenia, dopóki się da', 'zapasowa wkładka jedzie z nami'],
      },
      {
        title: services.pl[1],
        text: 'Po przeprowadzce, zgubieniu kluczy albo włamaniu. Zamek dobieramy do drzwi, nie do prowizji.',
        badge: 'od 150 zł',
        points: ['wkładki z kartą bezpieczeństwa', 'pięć kluczy w komplecie'],
      },
      {
        title: services.pl[2],
        text: 'Otwieramy sejfy, których szyfru nikt nie pamięta, i ustawiamy nowy.',
        badge: 'od 400 zł',
        points: ['także zamki elektroniczne', 'protokół otwarcia dla firm'],
      },
    ],
    galleryTitle: 'Zamki z bliska',
    gallery: [
      {
        id: 'cylinder',
        title: 'Wkładka w przekroju',
        alt: 'Przekrój wkładki: klucz podnosi pięć zapadek na równą wysokość.',
      },
      {
        id: 'door',
        title: 'Drzwi na Głównym Mieście',
        alt: 'Drzwi kamienicy z mosiężną klamką. Z okna nad nimi pada ciepłe światło.',
      },
      {
        id: 'safe',
        title: 'Sejf po dziadku',
        alt: 'Zamknięty sejf z tarczą szyfrową i uchwytem w kształcie gwiazdy.',
      },
    ],
  },
  prices: {
    title: 'Cennik',
    lead: 'Ceny z podatkiem i dojazdem w granicach Gdańska. Poza Gdańskiem dojazd kosztuje 3 zł za kilometr.',
    lines: [
      {
        name: services.pl[0],
        price: 'od 200 zł',
        details: [
          {
            label: 'Od czego zależy',
            text: 'Od rodzaju zamka i od tego, czy drzwi są zamknięte, czy tylko zatrzaśnięte.',
          },
          { label: 'W nocy i w święta', text: 'O 80 zł więcej, między 22 a 6.' },
        ],
      },
      {
        name: services.pl[1],
        price: 'od 150 zł',
        details: [
          {
            label: 'Od czego zależy',
            text: 'Od klasy wkładki. Najprostsza kosztuje 90 zł, z kartą bezpieczeństwa od 260 zł.',
          },
          { label: 'W cenie', text: 'Montaż, regulacja drzwi i pięć kluczy.' },
        ],
      },
      {
        name: services.pl[2],
        price: 'od 400 zł',
        details: [
          { label: 'Od czego zależy', text: 'Od klasy sejfu. Wycena po zdjęciu tabliczki znamionowej.' },
          { label: 'W cenie', text: 'Nowy szyfr i instrukcja, jak go zmienić.' },
        ],
      },
    ],
  },
  questions: {
    title: 'Pytania',
    lead: 'O to najczęściej pytają ci, którzy stoją pod drzwiami.',
    groups: [
      {
        title: 'Zanim przyjedziemy',
        items: [
          {
            id: 'zatrzasniete',
            question: 'Drzwi się zatrzasnęły. Co robić?',
            answer:
              'Sprawdź, czy ktoś z domowników nie ma klucza, i nie próbuj wyważać: ościeżnica kosztuje więcej niż my.\n\nJeżeli w środku jest dziecko albo włączona kuchenka, zadzwoń pod 112, a potem do nas.',
          },
          {
            id: 'czas',
            question: 'Ile to trwa?',
            answer: 'Dojazd około 40 minut, otwarcie zatrzaśniętych drzwi zwykle poniżej kwadransa.',
          },
        ],
      },
      {
        title: 'Na miejscu',
        items: [
          {
            id: 'dokument',
            question: 'Dlaczego prosicie o dokument?',
            answer:
              'Bo nie wpuszczamy do cudzych mieszkań. Jeżeli dokument został w środku, pokazujesz go zaraz po otwarciu, w obecności sąsiada.',
          },
          {
            id: 'wiercenie',
            question: 'Czy zamek będzie do wyrzucenia?',
            answer:
              'Najczęściej nie. Jeżeli trzeba wiercić, mówimy o tym wcześniej i podajemy cenę nowej wkładki.',
          },
          {
            id: 'platnosc',
            question: 'Jak mogę zapłacić?',
            answer: 'Gotówką, kartą albo BLIK-iem. Firmom wystawiamy fakturę z terminem 14 dni.',
          },
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Stoisz pod drzwiami? Zadzwoń. Jeżeli to może poczekać, napisz: odpowiadamy w ciągu godziny.',
    formTitle: 'Napisz do nas',
    service: services.pl as readonly FieldOption[],
    district: 'Dzielnica albo miejscowość',
    districtMissing: 'Napisz, dokąd mamy przyjechać.',
    consent: 'Zgadzam się na kontakt w sprawie tej wiadomości. ',
    consentLink: 'Co się dzieje z danymi',
    consentMissing: 'Bez tej zgody nie możemy odpowiedzieć.',
    note: 'Pola bez dopisku „opcjonalnie” są wymagane.',
  },
  privacy: {
    title: 'Prywatność',
    lead: 'Krótko, bo i danych jest niewiele.',
    paragraphs: [
      {
        heading: 'Kto i po co',
        text: 'Dane z formularza dostaje Zapadka, ul. Ogarna 0, Gdańsk. Potrzebujemy ich, żeby odpowiedzieć na wiadomość i przyjechać, a podstawą jest twoja zgoda.',
      },
      {
        heading: 'Jak długo',
        text: 'Wiadomość znika z bazy po 90 dniach, a z naszej skrzynki najpóźniej po dwóch latach, kiedy kończy się gwarancja.',
      },
      {
        heading: 'Twoje prawa',
        text: 'Możesz zobaczyć swoje dane, poprawić je, usunąć i w każdej chwili cofnąć zgodę. Wystarczy e-mail. Jeżeli uznasz, że robimy to źle, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
      },
      { heading: 'Ciasteczka', text: 'Ta strona ich nie używa i nikomu nie mówi, że tu jesteś.' },
    ],
  },
};

export type Words = typeof pl;
