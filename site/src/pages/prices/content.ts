import type { CallToAction } from '../../content/everyPage';
import { promises } from '../../content/promises';
import { typeset } from '../../content/typeset';

/** What a service costs. */
export interface PriceLine {
  /** Slug of the service. */
  slug: string;
  /** "od 600 zł". */
  price: string;
  /** One treatment, one visit: what the price is for. */
  per: string;
  contains: string;
  raisedBy: string;
}

export interface PricesWords {
  title: string;
  lead: string;
  table: {
    heading: string;
    intro: string;
    /** Heads of the parts of each price. */
    labels: { price: string; per: string; contains: string; raisedBy: string };
    lines: readonly PriceLine[];
  };
  free: { heading: string; items: readonly string[] };
  discount: {
    heading: string;
    intro: string;
    items: readonly string[];
    /** The lowest prices with the discount worked out. */
    table: {
      caption: string;
      heads: readonly [service: string, price: string, off: string, first: string];
      lines: readonly { slug: string; price: string; off: string; first: string }[];
      /** For services that are quoted. */
      note: string;
    };
  };
  payment: { heading: string; items: readonly string[] };
  callToAction: CallToAction;
}

const { price, discount, bedbug, rodent } = promises;
const from = (amount: number) => `od ${amount} zł`;
const quoted = 'po oględzinach';

/** A lowest price, what the discount takes off it, and what is left. */
function workedOut(slug: string, amount: number, upTo: number = discount.upTo) {
  const off = Math.min((amount * discount.percent) / 100, upTo);
  return { slug, price: `${amount} zł`, off: `−${off} zł`, first: `${amount - off} zł` };
}

/** Words of /cennik. */
export const prices: PricesWords = typeset<PricesWords>({
  title: 'Cennik',
  lead: 'To ceny najmniejszych zleceń, z VAT. Twoją cenę podajemy po bezpłatnych oględzinach, zanim zaczniemy pracę.',
  table: {
    heading: 'Od ilu zaczynają się ceny',
    intro: 'Dojazd w Małopolsce, oględziny i wycena są bezpłatne przy każdej z tych usług.',
    labels: { price: 'Cena', per: 'Za co', contains: 'Zawiera', raisedBy: 'Co ją podnosi' },
    lines: [
      {
        slug: 'zwalczanie-pluskiew',
        price: from(price.bedbug),
        per: `za jeden zabieg; zwykle potrzeba ${bedbug.treatments} zabiegów`,
        contains: `preparaty, pułapki kontrolne i kontrolę po ${bedbug.intervalDays} dniach`,
        raisedBy: 'więcej pomieszczeń i mebli, owady w kilku pokojach, lokale obok',
      },
      {
        slug: 'deratyzacja',
        price: from(price.rodent),
        per: 'za deratyzację jednego miejsca, na przykład piwnicy lub małego domu',
        contains: `stacje lub pułapki, przynętę, pierwszą kontrolę po ${rodent.workHours} godzinach i zebranie martwych gryzoni`,
        raisedBy: 'większy budynek, wiele wejść, uszczelnianie murów, stały nadzór w firmie',
      },
      {
        slug: 'dezynfekcja',
        price: from(price.disinfection),
        per: 'za jeden zabieg',
        contains: 'mycie odkażanych powierzchni i środki dezynfekujące',
        raisedBy: 'duży metraż, silne zabrudzenie, zamgławianie lub ozonowanie',
      },
      {
        slug: 'dezynsekcja',
        price: from(price.insect),
        per: 'za jeden zabieg, na przykład jedno gniazdo lub jedno małe mieszkanie',
        contains: 'preparaty i pułapki kontrolne',
        raisedBy: 'gatunek, powierzchnia, praca na wysokości, kilka mieszkań w pionie',
      },
      {
        slug: 'odstraszanie-kun',
        price: quoted,
        per: 'za całość prac, od odstraszania po zamknięcie wejść',
        contains: 'urządzenia i środki, zabezpieczenie otworów, sprzątanie gniazda i kontrolę',
        raisedBy: 'wysokość budynku, liczba otworów, wymiana zniszczonego ocieplenia',
      },
      {
        slug: 'odgrzybianie',
        price: quoted,
        per: 'za całość prac w obejrzanych pomieszczeniach',
        contains: 'pomiar wilgotności, usunięcie grzyba, środki i zabezpieczenie ściany',
        raisedBy: 'powierzchnia, skuwanie tynku, ozonowanie kilku pokoi',
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
  discount: {
    heading: `Zniżka ${discount.percent}% na pierwszy zabieg`,
    intro: 'Odliczamy ją od wyceny, więc nie trzeba o nic prosić.',
    items: [
      'przysługuje każdemu, kto zamawia u nas zabieg pierwszy raz',
      `wynosi ${discount.percent}% ceny pierwszego zabiegu; oszczędzasz najwyżej ${discount.upTo} zł`,
      `przy zwalczaniu pluskiew oszczędzasz najwyżej ${discount.upToBedbug} zł, a zniżka dotyczy pierwszego zabiegu z cyklu`,
      'nie łączy się z innymi zniżkami',
    ],
    table: {
      caption: 'Ile zapłacisz za pierwszy zabieg przy najniższej cenie',
      heads: ['Usługa', 'Cena od', 'Zniżka', 'Pierwszy zabieg od'],
      lines: [
        workedOut('zwalczanie-pluskiew', price.bedbug, discount.upToBedbug),
        workedOut('deratyzacja', price.rodent),
        workedOut('dezynfekcja', price.disinfection),
        workedOut('dezynsekcja', price.insect),
      ],
      note: 'Przy kunach i odgrzybianiu liczymy tak samo, od ceny z wyceny.',
    },
  },
  payment: {
    heading: 'Kiedy i jak płacisz',
    items: [
      'po wykonaniu zabiegu, gotówką, kartą lub przelewem',
      'przy kilku zabiegach za każdy osobno',
      'na życzenie wystawiamy fakturę',
    ],
  },
  callToAction: {
    heading: 'Chcesz znać swoją cenę?',
    text: 'Opisz problem przez telefon albo w formularzu. Powiemy, od jakiej kwoty zaczyna się cena w takim przypadku, i umówimy bezpłatne oględziny.',
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
});
