import type { CallToAction } from '../../content/everyPage';
import { newCustomers } from '../../content/newCustomers';
import { promises } from '../../content/promises';
import { priceFrom, sharedTexts } from '../../content/sharedTexts';
import { typeset } from '../../content/typeset';

/** What a service costs. */
export interface PriceLine {
  /** Slug of the service. */
  slug: string;
  /** "od 600 zł". */
  price: string;
  /** What a new customer pays for the first treatment. */
  first?: string | undefined;
  /** One treatment, one visit: what the price is for. */
  per: string;
  contains: string;
  raisedBy: string;
}

export interface PricesWords {
  title: string;
  /** The main heading, with the place. */
  heading: string;
  lead: string;
  /** Labels of the buttons at the top, and the hours below them. */
  call: string;
  contact: string;
  hours: string;
  /** What each price is for. */
  table: {
    heading: string;
    /** Labels of the parts of each price. */
    labels: { price: string; first: string; per: string; contains: string; raisedBy: string };
    lines: readonly PriceLine[];
  };
  /** What has no lowest price, with the page about it. */
  quoted: { heading: string; items: readonly { name: string; href: string; text: string }[] };
  free: { heading: string; items: readonly string[] };
  /** The lowest prices, for all and for new customers. */
  lowest: {
    heading: string;
    intro: string;
    /** For services that are quoted. */
    note: string;
    table: { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
  };
  /** Absent while there is no discount. */
  discount?: { heading: string; items: readonly string[] } | undefined;
  payment: { heading: string; items: readonly string[] };
  callToAction: CallToAction;
}

const { price, bedbug, rodent } = promises;
const quoted = 'po oględzinach';

type Priced = keyof typeof price;

/** "od 480 zł z VAT za pierwszy zabieg". */
const firstFrom = (service: Priced) =>
  newCustomers && `od ${newCustomers.firstPrices[service]} zł z VAT za pierwszy zabieg`;

/** A row of the lowest prices: with the price for new customers, while there is a discount. */
const lowestPrice = (name: string, service: Priced) => [
  name,
  `${price[service]} zł`,
  ...(newCustomers ? [`${newCustomers.firstPrices[service]} zł`] : []),
];

/** Texts of /cennik. */
export const prices: PricesWords = typeset<PricesWords>({
  title: 'Cennik',
  heading: 'Cennik DDD w Krakowie i Małopolsce',
  lead: `Owady od ${price.insect} zł, dezynfekcja od ${price.disinfection} zł, gryzonie od ${price.rodent} zł, pluskwy od ${price.bedbug} zł za zabieg, z VAT. Dokładną cenę poznasz po bezpłatnych oględzinach.`,
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  hours: sharedTexts.phoneLine,
  table: {
    heading: 'Co zawiera cena i co ją podnosi',
    labels: {
      price: newCustomers ? 'Zwykła cena' : 'Cena',
      first: 'Nowi klienci',
      per: 'Za co',
      contains: 'Zawiera',
      raisedBy: 'Co podnosi cenę',
    },
    lines: [
      {
        slug: 'zwalczanie-pluskiew',
        price: priceFrom.bedbug,
        first: firstFrom('bedbug'),
        per: `jeden zabieg; zwykle potrzeba ${bedbug.treatments} zabiegów, a dwa kosztują od ${2 * price.bedbug} zł z VAT${newCustomers?.twoBedbugTreatments ?? ''}`,
        contains: `preparaty, pułapki kontrolne i kontrolę po ${bedbug.intervalDays} dniach`,
        raisedBy: 'więcej pomieszczeń i mebli, owady w kilku pokojach, lokale obok',
      },
      {
        slug: 'deratyzacja',
        price: priceFrom.rodent,
        first: firstFrom('rodent'),
        per: 'deratyzację jednego miejsca, na przykład piwnicy lub małego domu',
        contains: `stacje lub pułapki, przynętę, pierwszą kontrolę po ${rodent.workHours} godzinach i zebranie martwych gryzoni`,
        raisedBy: 'większy budynek, wiele wejść, uszczelnianie murów, stały nadzór w firmie',
      },
      {
        slug: 'dezynfekcja',
        price: priceFrom.disinfection,
        first: firstFrom('disinfection'),
        per: 'jeden zabieg',
        contains: 'mycie odkażanych powierzchni i środki dezynfekujące',
        raisedBy: 'duży metraż, silne zabrudzenie, zamgławianie lub ozonowanie',
      },
      {
        slug: 'dezynsekcja',
        price: priceFrom.insect,
        first: firstFrom('insect'),
        per: 'jeden zabieg, na przykład jedno gniazdo lub jedno małe mieszkanie',
        contains: 'preparaty i pułapki kontrolne',
        raisedBy: 'gatunek, powierzchnia, praca na wysokości, kilka mieszkań w pionie',
      },
      {
        slug: 'odstraszanie-kun',
        price: quoted,
        first: newCustomers?.less,
        per: 'całość prac, od odstraszania po zamknięcie wejść',
        contains: 'urządzenia i środki, zabezpieczenie otworów, sprzątanie gniazda i kontrolę',
        raisedBy: 'wysokość budynku, liczba otworów, wymiana zniszczonego ocieplenia',
      },
      {
        slug: 'odgrzybianie',
        price: quoted,
        first: newCustomers?.less,
        per: 'całość prac w obejrzanych pomieszczeniach',
        contains: 'pomiar wilgotności, usunięcie grzyba, środki i zabezpieczenie ściany',
        raisedBy: 'powierzchnia, skuwanie tynku, ozonowanie kilku pokoi',
      },
    ],
  },
  quoted: {
    heading: 'Co jeszcze wyceniamy po oględzinach',
    items: [
      {
        name: 'Ozonowanie',
        href: '/ozonowanie',
        text: 'Mieszkanie, dom albo samochód. Cena zależy od kubatury i rodzaju zapachu.',
      },
      {
        name: 'Stały nadzór w firmie',
        href: '/dla-firm',
        text: 'Cena zależy od powierzchni, liczby stacji i częstotliwości wizyt. Na życzenie wystawiamy fakturę.',
      },
      {
        name: 'Dezynfekcja po zgonie',
        href: '/dezynfekcja-po-zgonie',
        text: `Sama dezynfekcja kosztuje ${priceFrom.disinfection}. Całą kwotę podajemy przed rozpoczęciem, po obejrzeniu pokoju.`,
      },
    ],
  },
  free: {
    heading: 'Za co nie płacisz',
    items: [
      'konsultacja przez telefon',
      'dojazd w całej Małopolsce',
      'oględziny i wycena, także wtedy, gdy z zabiegu zrezygnujesz',
      'powtórny zabieg, jeśli obejmuje go gwarancja',
    ],
  },
  lowest: {
    heading: 'Od jakiej kwoty zaczyna się cena',
    intro: 'Ceny najmniejszych zleceń. Dojazd, oględziny i wycena są bezpłatne.',
    note: 'Kuny i odgrzybianie wyceniamy po oględzinach.',
    table: {
      caption: newCustomers
        ? 'Pierwszy zabieg przy najniższej cenie, z VAT'
        : 'Najniższe ceny zabiegów, z VAT',
      heads: ['Usługa', 'Cena od', ...(newCustomers ? ['Nowi klienci od'] : [])],
      rows: [
        lowestPrice('Zwalczanie pluskiew', 'bedbug'),
        lowestPrice('Deratyzacja', 'rodent'),
        lowestPrice('Dezynfekcja', 'disinfection'),
        lowestPrice('Dezynsekcja', 'insect'),
      ],
    },
  },
  discount: newCustomers?.conditions,
  payment: {
    heading: 'Kiedy i jak płacisz',
    items: [
      'po wykonaniu zabiegu, gotówką, kartą lub przelewem',
      'przy kilku zabiegach za każdy osobno',
      'wszystkie ceny zawierają VAT; na życzenie wystawiamy fakturę',
    ],
  },
  callToAction: {
    heading: 'Chcesz znać swoją cenę?',
    text: `Opisz problem przez telefon albo w formularzu, a powiemy, od jakiej kwoty zaczyna się cena, i umówimy bezpłatne oględziny. ${sharedTexts.arrivalWhenUrgent}`,
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
});
