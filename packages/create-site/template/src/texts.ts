import type { LanguageTexts, PageTexts } from '@tarcza/static-site';
import type { FaqItem, FieldTexts, Labels, PriceLine } from '@tarcza/ui';
import type { Fields } from './fields.ts';

/** The texts of one language. A language without `prices`, `privacy` or `contact` has no such page. */
export interface Texts extends LanguageTexts {
  /** Labels of the components. */
  labels: Labels;
  /** A sentence about the company in the footer. */
  footer: string;
  menu: { prices: string; contact: string };
  home: HomeTexts;
  prices?: PageTexts & { lines: readonly PriceLine[] };
  privacy?: PageTexts & { paragraphs: readonly string[] };
  contact?: ContactTexts;
  broken: TitledText;
  notFound: { title: string; home: string };
  loadFailed: string;
}

interface TitledText {
  title: string;
  text: string;
}

interface HomeTexts {
  title: string;
  lead: string;
  write: string;
  services: { title: string; cards: readonly TitledText[] };
  steps: { title: string; steps: readonly TitledText[] };
  questions: { title: string; items: readonly FaqItem[] };
}

interface ContactTexts extends PageTexts {
  note: string;
  withoutScript: string;
  /** Label, hint and errors of each field in `src/fields.ts`. */
  fields: FieldTexts<Fields>;
}
