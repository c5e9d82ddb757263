import type { ServiceOption } from '../../../contactFields';
import type { NavigationItem } from '../texts/navigation';
import type { HeadContent } from '../texts/headContent';
import { terms } from '../offers/terms';
import type { PestDrawing } from '../pests/drawings';
import { typeset } from '../../text/typeset';

/** Keys what is said of a service elsewhere, such as its urgency and price, and names its drawing in site/src/icons.tsx. */
export type ServiceKind = 'bedbug' | 'marten' | 'rodent' | 'disinfection' | 'insect' | 'mould';

export interface Question {
  question: string;
  answer: string;
}

export interface Step {
  title: string;
  text: string;
}

/** Weeks of work on one line. */
export interface TimelineTexts {
  heading: string;
  /** How many days the line is long; a week each has a mark. */
  days: number;
  /** The first and the last day (the same for one day), as a text and as numbers. */
  points: readonly (Step & { when: string; from: number; to: number })[];
}

/** The last parts of their addresses, and the names of the files in pages/; changing one breaks links. */
const slugs = [
  'zwalczanie-pluskiew',
  'odstraszanie-kun',
  'dezynfekcja',
  'dezynsekcja',
  'deratyzacja',
  'odgrzybianie',
] as const;
export type ServiceSlug = (typeof slugs)[number];

/** A service, for every page. The texts of its own pages are in pages/{slug}.ts. */
export interface Service {
  slug: ServiceSlug;
  /** "Zwalczanie pluskiew", as the form offers it. */
  name: ServiceOption;
  /** One or two sentences for the card. */
  description: string;
  kind: ServiceKind;
  /** What it costs, for the foot of the card: "od 600 zł z VAT". */
  price: string;
}

/**
 * The texts of a service's pages, for the region and for each town. Every text except `keywords`
 * may hold `{w}`, the locative of the place with its preposition ("w Krakowie", "w Małopolsce"), and
 * `{town}`, its genitive ("Krakowa", "Małopolski"); the page fills them in (see place.ts). `{town}`
 * never follows "z" or "w", which some names turn into "ze" and "we".
 */
export interface ServiceTexts {
  /** Title and description hold `{w}`, so that no two places share them. */
  head: HeadContent;
  /** The page's main heading. The page appends the place: "Zwalczanie pluskiew w Krakowie". */
  heading: string;
  /** The paragraph under the main heading. */
  lead: string;
  /**
   * A line at the top of the page: what to do now. When a technician arrives is in `listCallTimes` of urgency.ts.
   */
  urgent?: string;
  /** Short facts below the call button: "2–3 zabiegi co 10–14 dni". */
  facts: readonly { label: string; value: string }[];
  /** Name of the picture in site/images/originals, without its ending. */
  picture: { name: string; alt: string };
  /** Signs of the problem, or its kinds. */
  signs: {
    heading: string;
    intro: string;
    items: readonly (Step & { more?: NavigationItem })[];
    /** What is dangerous. */
    warning?: string;
    /** The most important ones for the pages of towns; each title links to more. */
    inTowns: readonly (Step & { href: string })[];
    /** A decorative picture, as for `methods`, where there are no drawings. */
    picture?: string;
    /** Drawings, the most frequent species first: see pests/drawings.ts. */
    drawings?: readonly PestDrawing[];
  };
  /** `picture` is the name of a decorative picture in site/images/originals, without its ending. */
  methods: { heading: string; intro: string; picture?: string; items: readonly Step[] };
  /** The order of the work, from the call to the check. */
  process: { heading: string; steps: readonly Step[] };
  /** What happens when, to scale; for work that takes weeks. */
  timeline?: TimelineTexts;
  /** Over what is urgent and what is not, over the questions, and over the links to what belongs to the service. */
  headings: { whenToCall: string; faq: string; related: string };
  faq: readonly Question[];
  /** How long the work takes, in one full sentence, for the pages of towns. */
  timeframe: string;
}

const { arrival, bedbug, rodent, disinfection, mould } = terms;

/** In place of a price. */
export const quoted = 'po oględzinach';

/** Returns the lowest price in zł, with VAT; undefined where each job is quoted. */
export const findLowestPrice = (kind: ServiceKind): number | undefined =>
  (terms.price as Partial<Record<ServiceKind, number>>)[kind];

/** What the lowest price depends on, for search engines. */
export const priceNotes: Partial<Record<ServiceKind, string>> = {
  insect: 'Cena zależy od powierzchni i gatunku owadów.',
};

const texts: Readonly<Record<ServiceSlug, Pick<Service, 'name' | 'description' | 'kind'>>> = {
  'zwalczanie-pluskiew': {
    name: 'Zwalczanie pluskiew',
    description: `Bezpłatne oględziny, ${bedbug.treatments} zabiegi i kontrola po ${bedbug.intervalDays} dniach. Za każdy zabieg płacisz po jego wykonaniu.`,
    kind: 'bedbug',
  },
  'odstraszanie-kun': {
    name: 'Odstraszanie kun',
    description:
      'Skłaniamy kunę do wyjścia z poddasza, a gdy jest puste, zamykamy wejścia – bez trucizny i bez zabijania. Oględziny i wycena są bezpłatne.',
    kind: 'marten',
  },
  dezynfekcja: {
    name: 'Dezynfekcja',
    description: `Odkażamy mieszkania i lokale po chorobie, zalaniu i gryzoniach. Przyjeżdżamy w ciągu ${arrival.disinfectionHours} godzin, a zabieg trwa ${disinfection.workHours} godziny.`,
    kind: 'disinfection',
  },
  dezynsekcja: {
    name: 'Dezynsekcja',
    description: `Zwalczamy prusaki, karaluchy, mrówki, pchły, mole, osy i owady w drewnie. Metodę dobieramy do gatunku i miejsca.`,
    kind: 'insect',
  },
  deratyzacja: {
    name: 'Deratyzacja',
    description: `Usuwamy szczury i myszy z domów, piwnic i firm. Pokazujemy, którędy weszły. Pierwsza kontrola po ${rodent.workHours} godzinach.`,
    kind: 'rodent',
  },
  odgrzybianie: {
    name: 'Odgrzybianie',
    description: `Usuwamy pleśń ze ścian, szukamy jej przyczyny, a zapach stęchlizny osłabiamy ozonem. Prace trwają ${mould.workDays} dni, a wycena jest bezpłatna.`,
    kind: 'mould',
  },
};

/** To add a service, add its slug and texts above and create pages/{slug}.ts. */
export const services: readonly Service[] = typeset(
  slugs.map((slug): Service => {
    const lowest = findLowestPrice(texts[slug].kind);
    return { slug, ...texts[slug], price: lowest === undefined ? quoted : `od ${lowest} zł z VAT` };
  }),
);

export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** Returns the link to a service's page for Kraków, where most visitors live. */
export const linkToKrakow = (slug: string) =>
  typeset({ href: `/uslugi/${slug}/krakow`, label: `${findService(slug)?.name ?? slug} w Krakowie` });

/** Returns the label of a link to a service: "Jak przebiega deratyzacja". */
export const labelProcess = (slug: string) =>
  `Jak przebiega ${(findService(slug)?.name ?? slug).toLowerCase()}`;
