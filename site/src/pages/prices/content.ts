import { newCustomers } from '../../content/offers/newCustomers';
import { terms } from '../../content/offers/terms';
import { lowestPrices, supplement } from '../../content/texts/commonSentences';
import { quoted, type ServiceSlug } from '../../content/services/services';
import { typeset } from '../../text/typeset';

/** What a service costs. */
interface PriceLine {
  /** "od 600 zł". */
  price: string;
  /** What a new customer pays for the first treatment. */
  forNewCustomers?: string | undefined;
  /** What the whole job costs at least, where one treatment is seldom enough. */
  total?: string;
  /** One treatment, one visit: what the price is for. */
  per: string;
  contains: string;
  raisedBy: string;
}

type QuotedLine = Pick<PriceLine, 'per' | 'forNewCustomers'> &
  Record<'name' | 'href' | 'text', string> & { price?: string };

const { price, bedbug, rodent, flats } = terms;
/** Returns the price of the smallest job, and that for new customers while there is a discount. */
const formatPrices = (service: keyof typeof price) => ({
  price: `od ${price[service]} zł`,
  forNewCustomers: newCustomers && `od ${newCustomers.firstPrices[service]} zł`,
});

/** Where each job is quoted. */
const quotedLess = newCustomers && 'zniżka w wycenie';

const lines: Readonly<Record<ServiceSlug, PriceLine>> = {
  'zwalczanie-pluskiew': {
    ...formatPrices('bedbug'),
    total: `${bedbug.treatments} zabiegi: dwa od ${2 * price.bedbug} zł z VAT${newCustomers?.twoBedbugTreatments ?? ''}, trzeci według wyceny, bo jego zakres zależy od kontroli`,
    per: 'jeden zabieg, na przykład w kawalerce',
    contains: `preparaty, pułapki kontrolne i kontrolę po ${bedbug.intervalDays} dniach`,
    raisedBy: 'metraż, liczba pokoi i mebli, lokale obok',
  },
  deratyzacja: {
    ...formatPrices('rodent'),
    per: 'jedno miejsce, na przykład piwnica lub mały dom',
    contains: `stacje lub pułapki, przynętę, pierwszą kontrolę po ${rodent.workHours} godzinach, zebranie znalezionych wtedy gryzoni i wskazanie wejść`,
    raisedBy: 'większy budynek, następne kontrole, zamknięcie wejść, stały nadzór w firmie',
  },
  dezynfekcja: {
    ...formatPrices('disinfection'),
    per: 'jeden zabieg',
    contains: 'mycie odkażanych powierzchni i środki dezynfekujące',
    raisedBy: 'duży metraż, silne zabrudzenie, zamgławianie lub ozonowanie',
  },
  dezynsekcja: {
    ...formatPrices('insect'),
    per: 'jeden zabieg, na przykład jedno gniazdo lub kawalerka',
    contains: 'preparaty i pułapki kontrolne',
    raisedBy: 'gatunek, powierzchnia, praca na wysokości, kilka mieszkań w pionie',
  },
  'odstraszanie-kun': {
    price: quoted,
    forNewCustomers: quotedLess,
    per: 'całość prac, od odstraszania po zamknięcie wejść',
    contains: 'urządzenia i środki, zabezpieczenie otworów, sprzątanie gniazda i kontrolę',
    raisedBy: 'wysokość budynku, liczba otworów, wymiana zniszczonego ocieplenia',
  },
  odgrzybianie: {
    price: quoted,
    forNewCustomers: quotedLess,
    per: 'całość prac w obejrzanych pomieszczeniach',
    contains: 'usunięcie pleśni, środki i zabezpieczenie ściany',
    raisedBy: 'powierzchnia, skuwanie tynku, ozonowanie',
  },
};

/** What else has no lowest price, with the page about it. */
const others: readonly QuotedLine[] = [
  {
    name: 'Ozonowanie',
    href: '/ozonowanie',
    per: 'mieszkanie, dom albo samochód',
    forNewCustomers: quotedLess,
    text: 'kubatura i rodzaj zapachu',
  },
  {
    name: 'Stały nadzór w firmie',
    href: '/dla-firm',
    per: 'lokal, budynek lub osiedle, z wizytami w stałych odstępach',
    forNewCustomers: newCustomers && 'według wyceny',
    text: 'powierzchnia, liczba stacji i częstotliwość wizyt',
  },
  {
    name: 'Dezynfekcja po zgonie',
    href: '/dezynfekcja-po-zgonie',
    per: 'sama dezynfekcja; całą kwotę podajemy po obejrzeniu pokoju, zanim zaczniemy',
    ...formatPrices('disinfection'),
    text: 'wielkość pokoju i to, co trzeba z niego usunąć',
  },
];

/** Texts of /cennik. */
export const prices = typeset({
  head: {
    title: 'Cennik DDD: pluskwy, gryzonie, owady i dezynfekcja',
    description: `Ceny zabiegów w Krakowie i Małopolsce z VAT: pluskwy od ${price.bedbug} zł, deratyzacja od ${price.rodent} zł. ${newCustomers ? 'Co zawierają, co je podnosi, ile płacą nowi klienci.' : 'Co zawierają, co je podnosi i za co nie płacisz.'}`,
    keywords: ['cennik DDD', 'ile kosztuje zwalczanie pluskiew', 'deratyzacja cena', 'dezynfekcja cena'],
  },
  title: 'Cennik',
  heading: 'Cennik DDD',
  lead: `${lowestPrices} Dokładną cenę poznasz po bezpłatnych oględzinach.`,
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  table: {
    heading: 'Od jakiej kwoty zaczyna się cena',
    heads: {
      name: 'Usługa',
      per: 'Za co',
      price: 'Zwykła cena z VAT',
      forNewCustomers: newCustomers && 'Nowi klienci, z VAT',
    },
    labels: {
      total: 'Zwykle',
      contains: 'Zawiera',
      raisedBy: 'Co podnosi cenę',
      quoted: 'Od czego zależy cena',
    },
    lowest:
      newCustomers &&
      `${newCustomers.inShort} Najniższe ceny z 30 dni przed obniżką: ${newCustomers.lowestPrices}. Tam, gdzie cenę podajemy po oględzinach, zniżkę i najniższą cenę podaje wycena.`,
    more: 'O usłudze',
    lines,
    quoted: others,
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
  sizes:
    flats.length > 0
      ? {
          heading: 'Ceny według metrażu',
          items: flats.map(({ name, zloty }) => `${name}: ${zloty} zł z VAT`),
        }
      : undefined,
  discount: newCustomers && {
    heading: 'Ceny dla nowych klientów',
    items: [
      'niższa cena obejmuje pierwszy zabieg z cyklu',
      'zniżkę od razu wpisujemy do wyceny i nie łączymy jej z innymi',
    ],
  },
  payment: {
    heading: 'Kiedy i jak płacisz',
    items: [
      'po wykonaniu zabiegu, a przy kilku za każdy osobno: gotówką, kartą lub przelewem',
      'cenę podajemy, zanim zaczniemy, także w nocy',
      `dopłata za noc i weekend: ${supplement}`,
      'ceny zawierają VAT; na życzenie wystawiamy fakturę na najemcę albo na właściciela',
      'konsument może zwykle odstąpić od umowy w ciągu 14 dni',
    ],
  },
  callToAction: {
    heading: 'Chcesz znać swoją cenę?',
    text: `Opisz problem przez telefon albo w formularzu, a powiemy, od jakiej kwoty zaczyna się cena, i umówimy bezpłatne oględziny.`,
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
});
