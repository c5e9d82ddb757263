import type { HeadContent } from './headContent';
import type { CallToAction } from './navigation';

/** A section of text. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/** A page that is mostly text, such as the privacy policy. */
export interface TextPageTexts {
  head: HeadContent;
  title: string;
  /** Of the page in the breadcrumbs, where the title is long. */
  breadcrumb?: string;
  lead: string;
  /** Below the lead: what the text says in numbers. */
  figures?: readonly { label: string; value: string }[];
  sections: readonly TextSection[];
  /** At the end, for pages that lead to a call. */
  callToAction?: CallToAction;
  /** `{date}` is the day below; for texts whose day matters. */
  updated?: { text: string; date: string };
}

/** Over the number beside a document. */
export const askByPhone = 'Masz pytanie? Zadzwoń';

/** Over the list of a text's headings. */
export const onThisPage = 'Na tej stronie';
