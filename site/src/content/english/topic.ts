import type { HeadContent } from '../texts/headContent';
import type { Step } from '../services/services';

/** A page in English about one pest. */
export interface EnglishTopic {
  path: string;
  head: HeadContent;
  title: string;
  lead: string;
  note: string;
  /** Below the buttons: what is urgent, and what can wait. */
  urgent: string;
  /** Name of the picture in site/images/originals. */
  picture: string;
  /** `scene` is the name of the picture beside the points. */
  sections: readonly { heading: string; lead?: string; scene?: string; points: readonly Step[] }[];
  /** The same subject in Polish. */
  inPolish: { label: string; href: string };
}
