/**
 * Symptoms that a visitor sees, hears or smells at home, each with a short page of its own: /objawy/{slug}, in the words of
 * symptoms/{slug}.ts.
 */
import type { HeadContent } from './headContent';
import type { ComparisonName, PlateName } from './plates';
import { typeset } from './typeset';

/** How soon to call; the words of each are in `symptomsPage`. */
export type Urgency = 'today' | 'days' | 'weeks';

/** A heading with what stands below it. */
interface Points {
  heading: string;
  items: readonly string[];
}

export interface Symptom {
  /** Last part of the address, and the name of the file in symptoms/; changing it breaks links. */
  slug: string;
  /** Name of its drawing in site/images/originals, without its ending. */
  drawing: string;
  /** By what to know the culprit: see plates.ts. */
  plates: readonly PlateName[];
  /** What it is taken for: see plates.ts. */
  comparison?: ComparisonName;
  /** On the home page: what the visitor notices, in up to four words. */
  choice: string;
  /** Slug of the service that helps. */
  service: string;
}

/** The words of its page. Prices and promises come from promises.ts. */
export interface SymptomWords {
  /** The main heading. */
  title: string;
  head: HeadContent;
  cause: { heading: string; text: string };
  sure: Points;
  urgency: { level: Urgency; text: string };
  price: string;
  until: Points;
}

export type FullSymptom = Symptom & SymptomWords;

/** Words that the pages share, and those of the list on the home page. */
export const symptomsPage = typeset({
  heading: 'Co widzisz lub słyszysz?',
  intro:
    'Wybierz obrazek. Na krótkiej stronie przeczytasz, co to najpewniej jest, jak się upewnić i czy trzeba się spieszyć.',
  /** Of the list, on the page of one of them. */
  others: 'Widzisz lub słyszysz coś innego?',
  urgency: {
    heading: 'Jak pilne',
    levels: {
      today: 'Zadzwoń od razu',
      days: 'Zadzwoń w ciągu kilku dni',
      weeks: 'Umów się w ciągu kilku tygodni',
    } satisfies Record<Urgency, string>,
    /** The same in one word, for the scale. */
    scale: { weeks: 'zwykłe', days: 'wkrótce', today: 'pilne' } satisfies Record<Urgency, string>,
  },
  price: 'Ile to kosztuje',
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  /** Followed by the name of the service. */
  service: 'Jak pracujemy:',
  /** Leads to the list to print. */
  checklist: 'Lista przygotowań do druku',
});

export const symptoms: readonly Symptom[] = typeset<readonly Symptom[]>([
  {
    slug: 'slady-w-rzedzie',
    drawing: 'objaw-slady-w-rzedzie',
    choice: 'Swędzące ślady w rzędzie',
    service: 'zwalczanie-pluskiew',
    plates: ['pluskwa'],
    comparison: 'pluskwa',
  },
  {
    slug: 'ciemne-kropki-na-materacu',
    drawing: 'objaw-ciemne-kropki',
    choice: 'Ciemne kropki na materacu',
    service: 'zwalczanie-pluskiew',
    plates: ['pluskwa'],
    comparison: 'pluskwa',
  },
  {
    slug: 'tupanie-nad-sufitem',
    drawing: 'objaw-tupanie',
    choice: 'Tupanie nad sufitem',
    service: 'odstraszanie-kun',
    plates: ['kuna'],
  },
  {
    slug: 'odchody-w-szafce',
    drawing: 'objaw-odchody',
    choice: 'Drobne, ciemne odchody',
    service: 'deratyzacja',
    plates: ['mysz', 'szczur'],
    comparison: 'gryzonie',
  },
  {
    slug: 'owady-uciekajace-przed-swiatlem',
    drawing: 'objaw-prusaki',
    choice: 'Owady w nocnej kuchni',
    service: 'dezynsekcja',
    plates: ['prusak'],
    comparison: 'karaluchy',
  },
  {
    slug: 'gniazdo-os',
    drawing: 'objaw-osy',
    choice: 'Osy lecące w jedno miejsce',
    service: 'dezynsekcja',
    plates: [],
    comparison: 'osy',
  },
  {
    slug: 'zapach-stechlizny',
    drawing: 'objaw-zapach-stechlizny',
    choice: 'Zapach stęchlizny',
    service: 'odgrzybianie',
    plates: ['plesn'],
  },
  {
    slug: 'czarne-plamy-na-scianie',
    drawing: 'objaw-czarne-plamy',
    choice: 'Czarne plamy na ścianie',
    service: 'odgrzybianie',
    plates: ['plesn'],
  },
]);

// Each file becomes a chunk of its own, so that the home page fetches the words of none.
const files = import.meta.glob<SymptomWords>('./symptoms/*.ts', { import: 'default' });

/** The symptom with the words of its page; undefined where the list lacks it. */
export async function loadSymptom(slug: string): Promise<FullSymptom | undefined> {
  const symptom = symptoms.find((candidate) => candidate.slug === slug);
  if (!symptom) return undefined;
  const load = files[`./symptoms/${slug}.ts`];
  if (!load)
    throw new Error(`content/symptoms/${slug}.ts is missing. Write it, or take its slug off the list.`);
  return { ...symptom, ...(await load()) };
}
