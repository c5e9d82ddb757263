import { figureTexts, addLabel, formatSource, formatRating } from '../../content/company/figureTexts';
import { company } from '../../content/company/company';
import { companyLines } from '../../content/company/companyLines';
import { terms } from '../../content/offers/terms';
import { commonSentences } from '../../content/texts/commonSentences';
import { typeset } from '../../text/typeset';

const { bedbug, marten, mould, insect } = terms;

const rating = company.ratings.company;

const proven = [
  ...addLabel(figureTexts.years, 'doświadczenia w DDD'),
  ...addLabel(figureTexts.clients, 'klientów w Małopolsce'),
  ...addLabel(figureTexts.effectiveness, figureTexts.effectivenessMeaning),
  ...addLabel(rating && formatRating(rating), 'średnia z opinii'),
];

/** Badges that need no proof, for a company that has confirmed no figure. */
const unproven = [
  { value: '24/7', label: 'telefon w pilnych sprawach' },
  { value: '0 zł', label: 'za konsultację, dojazd i wycenę' },
];

export const home = typeset({
  head: {
    title: 'DDD Kraków: zwalczanie szkodników i dezynfekcja',
    description: companyLines.description,
    keywords: [
      'DDD Kraków',
      'zwalczanie szkodników Kraków',
      'zwalczanie pluskiew',
      'odstraszanie kun',
      'odgrzybianie',
      'Małopolska',
    ],
  },
  hero: {
    title: ['Pluskwy, kuna, pleśń?', 'Pomożemy w Krakowie i Małopolsce'],
    lead: `Bezpłatne oględziny, ceny od ${terms.price.insect} zł z VAT.`,
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  badges: {
    heading: 'W liczbach',
    items: proven.length > 0 ? proven : unproven,
    source: formatSource('company'),
  },
  services: {
    heading: 'W czym pomagamy',
    intro: 'Zwykle zaczynamy od bezpłatnych oględzin.',
    cards: [
      {
        slug: 'zwalczanie-pluskiew',
        text: `Swędzące ślady po nocy, ciemne kropki na materacu? Wykonujemy ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni i sprawdzamy, czy przyniosły skutek.`,
      },
      {
        slug: 'odstraszanie-kun',
        text: `Tupanie nad sufitem, poszarpane ocieplenie? Odstraszamy humanitarnie, a puste poddasze zamykamy od sierpnia do lutego. Prace trwają ${marten.workDays} dni.`,
      },
      {
        slug: 'odgrzybianie',
        text: `Czarne plamy, zapach stęchlizny? Szukamy przyczyny wilgoci, usuwamy pleśń i zabezpieczamy ściany. Prace trwają ${mould.workDays} dni, zależnie od powierzchni.`,
      },
    ],
    others: {
      heading: 'Pomagamy też w innych sprawach',
      links: [
        { label: 'Prusaki, mrówki, osy', href: '/uslugi/dezynsekcja' },
        { label: 'Myszy i szczury', href: '/uslugi/deratyzacja' },
        { label: 'Dezynfekcja', href: '/uslugi/dezynfekcja' },
        { label: 'Ozonowanie', href: '/ozonowanie' },
        { label: 'Dla firm: HACCP i stały nadzór', href: '/dla-firm' },
        { label: 'Wszystkie usługi', href: '/uslugi' },
      ],
    },
  },
  reasons: {
    heading: 'Dlaczego my',
    intro: 'Termin, plan i cenę ustalamy, zanim zaczniemy.',
    items: [
      {
        icon: 'truck',
        title: 'Wiesz, kiedy przyjedziemy',
        text: `${commonSentences.inspection} ${commonSentences.arrivalWhenUrgent}`,
      },
      {
        icon: 'price',
        title: 'Cena znana przed zabiegiem',
        text: 'Oględziny i wycena nic nie kosztują. Płacisz po wykonaniu pracy: gotówką, kartą albo przelewem. Na życzenie wystawiamy fakturę.',
      },
      {
        icon: 'shield',
        title: 'Gwarancja na usługi',
        text: `Gwarancja na zwalczanie karaluchów i prusaków trwa ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu. Okres dla pozostałych usług wpisujemy do wyceny.`,
      },
      {
        icon: 'lock',
        title: 'Dyskretnie',
        text: commonSentences.discretion,
      },
    ],
  },
  area: {
    heading: 'Dokąd dojeżdżamy',
    intro:
      'Jeździmy po całej Małopolsce, a dojazd i oględziny są bezpłatne. Wybierz miasto i zobacz, jak tam pracujemy.',
  },
  callToAction: {
    heading: 'Opowiedz, co się dzieje',
    text: 'Wystarczy krótka rozmowa, żeby ustalić, co to jest i kiedy przyjedziemy. Konsultacja nic nie kosztuje.',
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
} as const);
