import type { HeadElement } from '@tarcza/static-site';
import { firm } from './firm';

/** What a page says of itself to search engines and in the tab. */
export interface Head {
  title: string;
  description: string;
  /** Of the page. Left out: it is for visitors alone, and search engines are sent away. */
  address?: string;
}

export const headElements = ({ title, description, address }: Head): readonly HeadElement[] => [
  { tag: 'title', attributes: {}, text: `${title} | ${firm.name}` },
  { tag: 'meta', attributes: { name: 'description', content: description } },
  address === undefined
    ? { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }
    : { tag: 'link', attributes: { rel: 'canonical', href: firm.origin + address } },
];
