import type { HeadContent } from '../../content/headContent';
import { promises } from '../../content/promises';
import type { Step } from '../../content/services';

const { reply } = promises;

/** A page in English about one pest. */
export interface EnglishTopic {
  path: string;
  head: HeadContent;
  title: string;
  lead: string;
  note: string;
  /** Name of the picture in site/images/originals. */
  picture: string;
  sections: readonly { heading: string; lead?: string; points: readonly Step[] }[];
  /** The same subject in Polish. */
  inPolish: { label: string; href: string };
}

/** Ends each of these pages. */
export const contact = {
  heading: 'How to reach us',
  points: [
    {
      title: 'Call',
      text: `Speak English from the first word. During opening hours we call back within ${reply.phoneMinutes} minutes.`,
    },
    {
      title: 'Write',
      text: 'Use the form on our English page, with photos.',
    },
  ],
};
