import type { ShareImage } from '../texts/shareImages';
import type { PestDrawingName } from '../pests/drawings';
import type { ServiceKind } from '../services/services';

export const blogCategories = [
  'Poradniki',
  'Dezynfekcja',
  'Dezynsekcja',
  'Deratyzacja',
  'Bezpieczeństwo',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Headings of the short lists on a blog card, by the key that an article uses. */
export const digestLabels = {
  symptoms: 'Objawy',
  whyAct: 'Dlaczego działać od razu',
  methods: 'Metody',
  when: 'Kiedy',
  surfaces: 'Powierzchnie',
  homeMethods: 'Domowe sposoby',
  whyFail: 'Dlaczego zawodzą',
  identification: 'Jak rozpoznać',
  problems: 'Szkody',
  safety: 'Bezpieczeństwo',
  preparation: 'Przygotowanie',
  importance: 'Dlaczego to ważne',
} as const;
export type DigestKey = keyof typeof digestLabels;

/** What `texts/{slug}.ts` says of an article; its text is in `texts/{slug}.md`. */
export interface ArticleDetails {
  /** Slugs that it had before. Their addresses redirect. */
  formerSlugs?: readonly string[];
  title: string;
  /** Two or three sentences. */
  excerpt: string;
  /** ISO date, such as 2026-10-05. */
  date: string;
  /** Day of the last change to its text, ISO. Set it together with such a change. */
  modified?: string;
  category: BlogCategory;
  /** Which service it is about. */
  kind: ServiceKind | 'shield';
  /** Name of its scene in site/images/originals, no other article's; that of its service unless it says otherwise. */
  scene?: string;
  /** Name of the scene in the middle of its text, for one without drawings. */
  inside?: string;
  /** Drawings of what it describes, above its chapters: see pests/drawings.ts. */
  drawings?: readonly PestDrawingName[];
  shareImage: ShareImage;
  /** Description for search engines, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Two short lists for the card. It shows 3 items of "methods" and 2 of every other. */
  seoContent: Partial<Record<DigestKey, readonly string[]>>;
}
