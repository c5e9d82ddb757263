/** Pages about one pest or one job, in the words of pages/{slug}.ts. */
import type { CallToAction } from '../texts/navigation';
import type { UrgentService } from '../services/firstAid';
import type { CallTime, UrgencyLevel } from '../services/urgency';
import type { HeadContent } from '../texts/headContent';
import type { ComparisonName } from '../pests/comparisons';
import type { ServiceSlug, Step } from '../services/services';
import { freeVisit } from '../texts/commonSentences';
import { typeset } from '../../text/typeset';
import { importFile } from '@tarcza/static-site';

export interface Topic {
  /** Name of the file in pages/. */
  slug: string;
  /** Address of the page; changing it breaks links. */
  path: string;
  label: string;
  /** On the card of a pest in the overview: its length, what its page answers, a picture in place of the comparison. */
  size?: string;
  text?: string;
  scene?: string;
  /** Page above it in the breadcrumbs. */
  parent?: 'pests' | 'services';
  /** Its call button has no colour, for visitors in grief. */
  isQuiet?: true;
  /** The urgent case that it may be. */
  firstAid?: UrgentService;
  /** Name of the work for search engines: not that of an animal. The default is `label`. */
  serviceType?: string;
  /** Slugs of the service that helps, and of further pages. */
  service: ServiceSlug;
  alsoServices?: readonly ServiceSlug[];
  symptoms?: readonly string[];
  articles: readonly string[];
  /** At the top of the page: a comparison, or name of the picture in site/images/originals, and what it shows. */
  comparison?: ComparisonName;
  picture?: { name: string; alt: string };
  /** The lowest price in zł, with VAT. Absent where the company quotes each job. */
  priceOf?: 'insect' | 'rodent' | 'disinfection';
}

/** One part of the page. Of `marked` lists the first says what is right, the second what is wrong. */
export type Chapter = {
  heading: string;
  /** On the link to it at the top of a long page. */
  short?: string;
  intro?: string;
  /** Name of a drawing in site/images/originals, beside the rest. */
  scene?: string;
  /** A danger, before the rest. */
  warning?: string;
} & (
  | {
      kind: 'table';
      heads: readonly string[];
      rows: readonly (readonly string[])[];
      pictures?: readonly string[];
      marks?: readonly (UrgencyLevel | 'check')[];
      note?: string;
    }
  | { kind: 'points'; points: readonly Step[] }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'lists' | 'marked'; lists: readonly { heading: string; items: readonly string[] }[] }
);

export interface TopicTexts {
  head: HeadContent;
  /** The main heading, with the place. */
  title: string;
  lead: string;
  /** Below the call button, before the hours: the price. `urgent` says how many of its cases are urgent at any hour. */
  note: string;
  urgent?: 'some' | 'most';
  chapters: readonly Chapter[];
  price: { heading: string; short?: string; paragraphs: readonly string[] };
  /** When to call, the most urgent first. */
  calling: readonly CallTime[];
  callToAction: Pick<CallToAction, 'heading' | 'text'> & Partial<Pick<CallToAction, 'contact'>>;
}

export type FullTopic = Topic & TopicTexts;

export const topicPage = typeset({
  call: 'Zadzwoń teraz',
  contact: 'Napisz do nas',
  more: 'Przeczytaj też',
  calling: 'Kiedy się odezwać',
  visit: freeVisit,
});

export const topics: readonly Topic[] = typeset<readonly Topic[]>([
  {
    slug: 'prusaki',
    path: '/szkodniki/prusaki',
    label: 'Prusaki i karaluchy',
    size: '10–27 mm',
    text: 'Dwa ciemne paski za głową czy lśniąca czerń? Od gatunku zależy, gdzie szukać kryjówki i kogo w bloku powiadomić.',
    parent: 'pests',
    serviceType: 'Zwalczanie prusaków i karaluchów',
    service: 'dezynsekcja',
    symptoms: ['owady-uciekajace-przed-swiatlem'],
    articles: ['skuteczne-zwalczanie-karaluchow'],
    comparison: 'karaluchy',
    priceOf: 'insect',
  },
  {
    slug: 'osy',
    path: '/szkodniki/osy',
    label: 'Osy i szerszenie',
    size: '11–35 mm',
    serviceType: 'Usuwanie gniazd os i szerszeni',
    text: 'Jak z daleka odróżnić osę, szerszenia, pszczołę i trzmiela i które gniazdo może poczekać do zimy.',
    parent: 'pests',
    service: 'dezynsekcja',
    firstAid: 'insect',
    symptoms: ['gniazdo-os'],
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    comparison: 'osy',
    priceOf: 'insect',
  },
  {
    slug: 'mrowki-faraona',
    path: '/szkodniki/mrowki-faraona',
    label: 'Mrówki faraona',
    size: '2 mm',
    text: 'Dwumilimetrowe i żółte, chodzą także zimą. Dlaczego po oprysku przybywa gniazd i jak działa przynęta.',
    parent: 'pests',
    serviceType: 'Zwalczanie mrówek faraona',
    service: 'dezynsekcja',
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    comparison: 'mrowki',
    priceOf: 'insect',
  },
  {
    slug: 'rybiki',
    path: '/szkodniki/rybiki',
    label: 'Rybiki',
    size: '7–18 mm',
    text: 'Trzy gatunki, trzy przyczyny: mokra łazienka, ciepły piec albo karton z papierem.',
    parent: 'pests',
    serviceType: 'Zwalczanie rybików',
    service: 'dezynsekcja',
    alsoServices: ['odgrzybianie'],
    symptoms: ['zapach-stechlizny'],
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    comparison: 'rybik',
    priceOf: 'insect',
  },
  {
    slug: 'pchly',
    path: '/szkodniki/pchly',
    label: 'Pchły',
    size: '1,5–3,5 mm',
    text: 'Gryzą wokół kostek, także w domu bez psa i kota. Dlaczego po powrocie z urlopu jest ich nagle dużo.',
    parent: 'pests',
    serviceType: 'Zwalczanie pcheł',
    service: 'dezynsekcja',
    symptoms: ['slady-w-rzedzie'],
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    comparison: 'pluskwa',
    scene: 'rozpoznaj-pchla-karta',
    priceOf: 'insect',
  },
  {
    slug: 'mole',
    path: '/szkodniki/mole',
    label: 'Mole',
    size: '7–9 mm',
    text: 'Dziury w wełnie czy pajęczyna w kaszy? Od gatunku zależy, którą szafkę opróżnić.',
    parent: 'pests',
    serviceType: 'Zwalczanie moli',
    service: 'dezynsekcja',
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    picture: {
      name: 'porownanie-mole',
      alt: 'Rysunek: złocisty mól ubraniowy na wełnie z dziurą i mól spożywczy z miedzianym końcem skrzydeł na kaszy, a pod nimi przy monecie 1 zł oba i larwa: 7, 9 i 10 mm',
    },
    priceOf: 'insect',
  },
  {
    slug: 'myszy-i-szczury',
    path: '/szkodniki/myszy-i-szczury',
    label: 'Myszy i szczury',
    size: '7–27 cm + ogon',
    text: 'Po odchodach, wielkości otworu i porze roku poznasz, kto mieszka za ścianą i którędy wszedł.',
    parent: 'pests',
    serviceType: 'Zwalczanie myszy i szczurów',
    service: 'deratyzacja',
    firstAid: 'rodent',
    symptoms: ['szczur-w-toalecie', 'odchody-w-szafce', 'tupanie-nad-sufitem'],
    articles: ['deratyzacja-piwnicy-usuwanie-szczurow'],
    comparison: 'gryzonie',
    priceOf: 'rodent',
  },
  {
    slug: 'ozonowanie',
    path: '/ozonowanie',
    label: 'Ozonowanie mieszkania i samochodu',
    parent: 'services',
    service: 'odgrzybianie',
    alsoServices: ['dezynfekcja'],
    symptoms: ['zapach-stechlizny'],
    articles: ['bezpieczenstwo-zabiegow-ddd'],
    picture: {
      name: 'ozonowanie',
      alt: 'Rysunek: za zamkniętymi, przeszklonymi drzwiami pracuje ozonator, okno jest zamknięte, a na drzwiach wisi znak zakazu wejścia; rośliny i akwarium stoją na zewnątrz, obok wisi zegar',
    },
  },
  {
    slug: 'dezynfekcja-po-zgonie',
    path: '/dezynfekcja-po-zgonie',
    label: 'Dezynfekcja po zgonie',
    isQuiet: true,
    parent: 'services',
    service: 'dezynfekcja',
    articles: ['dezynfekcja-mieszkania-po-chorobie', 'bezpieczenstwo-zabiegow-ddd'],
    picture: {
      name: 'dezynfekcja-po-zgonie',
      alt: 'Rysunek: posprzątany pokój z szeroko otwartym oknem, kwiatami na stoliku i pustym fotelem; obok stoi walizka technika',
    },
    priceOf: 'disinfection',
  },
  {
    slug: 'dla-firm',
    path: '/dla-firm',
    label: 'DDD dla firm',
    service: 'deratyzacja',
    articles: ['skuteczne-zwalczanie-karaluchow', 'deratyzacja-piwnicy-usuwanie-szczurow'],
    picture: {
      name: 'dla-firm',
      alt: 'Rysunek: zaplecze restauracji z segregatorem HACCP i otwartym zeszytem na blacie; towar stoi na regale, a pod ścianą trzy ponumerowane stacje deratyzacyjne',
    },
  },
]);

/** Returns the topics on the page of a symptom. */
export const findTopics = (slug: string) =>
  topics.filter(({ symptoms, parent }) => parent && symptoms?.includes(slug));

const files = import.meta.glob<TopicTexts>('./content/topics/pages/*.ts', {
  base: '../../',
  import: 'default',
});

/** Loads the topic at an address with the texts of its page. Resolves with undefined if there is none. */
export async function loadTopic(path: string): Promise<FullTopic | undefined> {
  const topic = topics.find((candidate) => candidate.path === path);
  return topic && { ...topic, ...(await importFile(files, `./content/topics/pages/${topic.slug}.ts`)) };
}
