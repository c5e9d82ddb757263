/** Signs of pests and mould. Each has a page at /objawy/{slug}, with the texts of symptoms/{slug}.ts. */
import type { HeadContent } from '../texts/headContent';
import type { UrgentService } from '../services/firstAid';
import type { ComparisonName } from '../pests/comparisons';
import type { PestDrawingName } from '../pests/drawings';
import { urgencyLevels, type CallTime } from '../services/urgency';
import type { ServiceSlug } from '../services/services';
import { typeset } from '../../text/typeset';
import { importFile } from '@tarcza/static-site';

/** A heading with its items. */
interface Points {
  heading: string;
  items: readonly string[];
}

export interface Symptom {
  /** Last part of the address, and the name of the file in pages/; changing it breaks links. */
  slug: string;
  /** Name of its drawing in site/images/originals, without its ending. */
  drawing: string;
  /** Drawings to compare with: see pests/drawings.ts. */
  drawings: readonly PestDrawingName[];
  /** Drawing of look-alikes: see pests/drawings.ts. */
  comparison?: ComparisonName;
  /** On the home page: the sign in up to four words. */
  choice: string;
  /** Slug of the service that helps. */
  service: ServiceSlug;
  /** The urgent case that it may be. */
  firstAid?: UrgentService;
  /** An urgent case in another place: a link leads to its first aid. */
  elsewhere?: UrgentService;
}

/** The texts of its page. Prices and promises come from terms.ts. */
export interface SymptomTexts {
  /** The main heading. */
  title: string;
  /** The probable cause, in one short sentence. */
  likely: string;
  head: HeadContent;
  /** What to do at once, in one or two sentences. */
  now: string;
  cause: { heading: string; text: string };
  sure: Points;
  /** When to call, also about another case, where one sign has two. */
  urgency: CallTime & { other?: CallTime; text?: string };
  /** What the prices contain, or what they depend on. */
  price: string;
  /** What to do until then, and what not to do. */
  until: { heading: string; items: readonly string[]; avoid: readonly string[]; warning?: string };
}

export type FullSymptom = Symptom & SymptomTexts;

/** Texts that the pages and the list on the home page share. */
export const symptomsPage = typeset({
  heading: 'Co widzisz lub słyszysz?',
  intro: 'Wybierz obrazek i sprawdź, co to najpewniej jest i czy sprawa jest pilna.',
  /** Of the list, on the page of one of them. */
  others: 'Widzisz coś innego?',
  /** Its last picture: what is not among the symptoms. */
  pests: { href: '/szkodniki', drawing: 'galeria-pluskwy-slady', choice: 'Inne: rozpoznaj szkodnika' },
  urgency: {
    /** Before the times of arrival. */
    arrival: 'Kiedy przyjedziemy',
    levels: urgencyLevels,
  },
  price: 'Ile to kosztuje',
  more: 'Przeczytaj też',
  until: { items: 'Zrób', avoid: 'Nie rób' },
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  callToAction: {
    heading: 'Nie masz pewności?',
    text: 'Wyślij zdjęcie owada albo miejsca, nie skóry, lub opisz, co widzisz i słyszysz. Powiemy, co to jest. Konsultacja nic nie kosztuje.',
    call: 'Zadzwoń teraz',
    contact: 'Wyślij zdjęcie',
  },
});

export const symptoms: readonly Symptom[] = typeset<readonly Symptom[]>([
  {
    slug: 'slady-w-rzedzie',
    drawing: 'objaw-slady-w-rzedzie',
    choice: 'Swędzące ślady w rzędzie',
    service: 'zwalczanie-pluskiew',
    elsewhere: 'bedbug',
    drawings: ['pluskwa'],
    comparison: 'pluskwa',
  },
  {
    slug: 'ciemne-kropki-na-materacu',
    drawing: 'objaw-ciemne-kropki',
    choice: 'Ciemne kropki na materacu',
    service: 'zwalczanie-pluskiew',
    elsewhere: 'bedbug',
    drawings: ['pluskwa'],
    comparison: 'pluskwa',
  },
  {
    slug: 'tupanie-nad-sufitem',
    drawing: 'objaw-tupanie',
    choice: 'Tupanie nad sufitem',
    service: 'odstraszanie-kun',
    firstAid: 'marten',
    drawings: ['kuna'],
  },
  {
    slug: 'odchody-w-szafce',
    drawing: 'objaw-odchody',
    choice: 'Drobne, ciemne odchody',
    service: 'deratyzacja',
    firstAid: 'rodent',
    drawings: [],
    comparison: 'gryzonie',
  },
  {
    slug: 'szczur-w-toalecie',
    drawing: 'objaw-szczur-w-toalecie',
    choice: 'Szczur w toalecie',
    service: 'deratyzacja',
    firstAid: 'rodent',
    drawings: ['szczur'],
  },
  {
    slug: 'owady-uciekajace-przed-swiatlem',
    drawing: 'objaw-prusaki',
    choice: 'Owady w kuchni nocą',
    service: 'dezynsekcja',
    drawings: ['prusak'],
    comparison: 'karaluchy',
  },
  {
    slug: 'gniazdo-os',
    drawing: 'objaw-osy',
    choice: 'Osy lecące w jedno miejsce',
    service: 'dezynsekcja',
    firstAid: 'insect',
    drawings: [],
    comparison: 'osy',
  },
  {
    slug: 'zapach-stechlizny',
    drawing: 'objaw-zapach-stechlizny',
    choice: 'Zapach stęchlizny',
    service: 'odgrzybianie',
    drawings: ['plesn'],
  },
  {
    slug: 'czarne-plamy-na-scianie',
    drawing: 'objaw-czarne-plamy',
    choice: 'Czarne plamy na ścianie',
    service: 'odgrzybianie',
    drawings: ['plesn'],
  },
]);

const files = import.meta.glob<SymptomTexts>('./content/symptoms/pages/*.ts', {
  base: '../../',
  import: 'default',
});

/** Returns the symptom with the texts of its page; undefined if the list does not have it. */
export async function loadSymptom(slug: string): Promise<FullSymptom | undefined> {
  const symptom = symptoms.find((candidate) => candidate.slug === slug);
  return symptom && { ...symptom, ...(await importFile(files, `./content/symptoms/pages/${slug}.ts`)) };
}
