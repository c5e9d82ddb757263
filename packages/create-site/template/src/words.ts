import type { FaqItem, Labels, PriceLine } from '@tarcza/ui';
import type { FieldLabels } from './formFields.ts';

/** The texts of one language. A language without `prices` or `contact` has no such page. */
export interface Words {
  /** Labels of the components. */
  labels: Labels;
  /** Name of the language, for the link to it. */
  languageName: string;
  /** Language and country for search engines, such as `de_DE`. */
  locale: string;
  /** A sentence about the company in the footer. */
  footer: string;
  menu: { prices: string; contact: string };
  home: HomeWords;
  prices?: PageWords & { lines: readonly PriceLine[] };
  articles: PageWords;
  contact?: ContactWords;
  broken: TitledText;
  notFound: { title: string; home: string };
  loadFailed: string;
}

interface TitledText {
  title: string;
  text: string;
}

interface PageWords {
  /** Address without the language, such as `/prices`. */
  address: string;
  title: string;
  /** Below the title, and the description for search engines. */
  lead: string;
}

interface HomeWords {
  title: string;
  lead: string;
  write: string;
  services: { title: string; cards: readonly TitledText[] };
  steps: { title: string; steps: readonly TitledText[] };
  questions: { title: string; items: readonly FaqItem[] };
}

interface ContactWords extends PageWords {
  note: string;
  withoutScript: string;
  /** Label, hint and errors of each field in `src/fields.ts`. */
  fields: FieldLabels;
}
