import { claims, ratingSource, ratingValue } from '../../content/claims';
import { company } from '../../content/company';
import type { CallToAction } from '../../content/everyPage';
import { promises, said } from '../../content/promises';
import type { IconName } from '../../icons';
import type { Step } from '../../content/services';
import { typeset } from '../../content/typeset';

export interface HomeWords {
  hero: {
    /** A question and its answer, each on lines of its own. */
    title: readonly [string, string];
    lead: string;
    call: string;
    contact: string;
    /** Line under the buttons. */
    note: string;
  };
  /** A short value with what it means. */
  badges: {
    heading: string;
    items: readonly { value: string; label: string }[];
    /** Source and day of the rating. */
    source?: string | undefined;
  };
  services: {
    heading: string;
    intro: string;
    /** The three services of the home page, with their card texts. */
    cards: readonly { slug: string; text: string }[];
    /** Label of the link to /uslugi. */
    all: string;
  };
  reasons: { heading: string; intro: string; items: readonly (Step & { icon: IconName })[] };
  /** Leads to /gwarancja. */
  guarantee: { heading: string; text: string; items: readonly string[]; link: string };
  /** Over the map. */
  area: { heading: string; intro: string };
  callToAction: CallToAction;
}

const { bedbug, marten, mould, insect, arrival } = promises;

const rating = company.ratings.company;

/** A badge whose figure and meaning are confirmed. */
const badge = (value: string | undefined, label: string | undefined) =>
  value && label ? [{ value, label }] : [];

export const home: HomeWords = typeset<HomeWords>({
  hero: {
    title: ['Pluskwy, kuny, pleśń w Krakowie?', 'W pilnej sprawie przyjedziemy tego samego dnia'],
    lead: 'Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w Krakowie i całej Małopolsce. Zadzwoń i powiedz, co się dzieje: konsultacja, dojazd i wycena są bezpłatne.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
    note: 'W pilnych sprawach odbieramy całą dobę. Gdy chodzi o pluskwy w mieszkaniu, kunę na poddaszu albo pleśń, dzwoń w godzinach pracy. Płacisz po wykonaniu zabiegu.',
  },
  badges: {
    heading: 'W liczbach',
    items: [
      { value: '24/7', label: 'telefon w pilnych sprawach' },
      ...badge(claims.years, 'doświadczenia w DDD'),
      ...badge(claims.clients, 'klientów w Małopolsce'),
      ...badge(claims.effectiveness, claims.effectivenessMeaning),
      { value: '0 zł', label: 'za konsultację, dojazd i wycenę' },
      ...badge(rating && ratingValue(rating), 'ocena klientów'),
    ],
    source: rating && ratingSource(rating),
  },
  services: {
    heading: 'W czym pomagamy najczęściej',
    intro:
      'Każde zlecenie zaczynamy od bezpłatnych oględzin. Dopiero po nich podajemy metodę, termin i cenę – bez zobowiązań z twojej strony.',
    cards: [
      {
        slug: 'zwalczanie-pluskiew',
        text: `Budzisz się ze swędzącymi śladami albo widzisz ciemne kropki na materacu? Wykonujemy ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni i sprawdzamy, czy przyniosły skutek.`,
      },
      {
        slug: 'odstraszanie-kun',
        text: `Nocne tupanie nad sufitem i poszarpane ocieplenie to zwykle ślad kuny. Odstraszamy ją humanitarnie, a gdy poddasze jest puste, zamykamy wejścia. Od sierpnia do lutego prace trwają ${marten.workDays} dni, a pełny efekt widać po ${marten.effectWeeks} tygodniach.`,
      },
      {
        slug: 'odgrzybianie',
        text: `Szukamy przyczyny wilgoci i usuwamy pleśń ze ścian, a zapach stęchlizny ozonem. Prace trwają ${mould.workDays} dni, zależnie od powierzchni.`,
      },
    ],
    all: 'Zobacz wszystkie usługi',
  },
  reasons: {
    heading: 'Dlaczego my',
    intro: 'Wiesz, kiedy przyjedziemy, co zrobimy i ile zapłacisz, zanim cokolwiek zaczniemy.',
    items: [
      {
        icon: 'truck',
        title: `W pilnych sprawach w Krakowie jesteśmy w ${arrival.minutes} minut`,
        text: `${said.arrivalInEmergencies} ${said.inspection}`,
      },
      {
        icon: 'price',
        title: 'Cena znana przed zabiegiem',
        text: 'Oględziny i wycena nic nie kosztują. Płacisz po wykonaniu pracy – gotówką, kartą albo przelewem.',
      },
      {
        icon: 'shield',
        title: 'Gwarancja na usługi',
        text: `Na zwalczanie karaluchów i prusaków trwa ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu. Okres dla pozostałych usług wpisujemy w wycenie.`,
      },
      {
        icon: 'lock',
        title: 'Dyskretnie',
        text: 'Nie mówimy sąsiadom, po co przyjechaliśmy.',
      },
      {
        icon: 'check',
        title: 'Jasne zasady bezpieczeństwa',
        text: 'Mówimy, na ile godzin wyjść z mieszkania, jak je potem przewietrzyć i co zrobić ze zwierzętami.',
      },
      {
        icon: 'phone',
        title: 'Po polsku i po angielsku',
        text: 'W obu językach ustalisz termin, poznasz wycenę i dostaniesz zalecenia po zabiegu.',
      },
    ],
  },
  guarantee: {
    heading: 'Warunki gwarancji',
    text: 'Przeczytaj je, zanim zamówisz zabieg.',
    items: ['Co obejmuje', 'Od czego zależy', 'Czego nie obejmuje', 'Jak skorzystać'],
    link: 'Przeczytaj dokument',
  },
  area: {
    heading: 'Dokąd dojeżdżamy',
    intro:
      'Jeździmy po całej Małopolsce, a dojazd i oględziny są bezpłatne. Wybierz miasto i zobacz, jak tam pracujemy.',
  },
  callToAction: {
    heading: 'Opowiedz, co się dzieje',
    text: `Wystarczy krótka rozmowa, żeby ustalić, z czym masz do czynienia i kiedy możemy przyjechać. ${said.discount}.`,
    call: 'Zadzwoń teraz',
    contact: 'Przejdź do formularza',
  },
});
