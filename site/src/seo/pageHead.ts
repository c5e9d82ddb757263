import type { Thing, WithContext } from 'schema-dts';
import { company } from '../content/company';
import { pages, type PagePath, type PageWords, type ShareImage } from '../content/pages';

/** What a page says of itself to search engines and social networks. */
export interface PageHead {
  /** Without the company's name, which is added to every title. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the page's one address, such as "/faq". */
  canonical: string;
  shareImage: ShareImage;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. @default false */
  noindex?: boolean;
  structuredData: readonly WithContext<Thing>[];
}

/** One element of the document's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** The head of one of the fixed pages. */
export function fixedPageHead(path: PagePath, structuredData: PageHead['structuredData'] = []): PageHead {
  return { ...(pages[path] satisfies PageWords), canonical: path, structuredData };
}

/** The elements of the head, for the static HTML and for the browser alike. */
export function headElements(head: PageHead): HeadElement[] {
  const { description, keywords, canonical, shareImage, type = 'website', noindex, structuredData } = head;
  const title = `${head.title} | ${company.name}`;
  const url = company.siteUrl + canonical;
  const image = `${company.siteUrl}/images/share-${shareImage}.jpg`;

  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', description),
    meta('keywords', keywords.join(', ')),
    ...(noindex ? [meta('robots', 'noindex')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', type),
    meta('og:url', url),
    meta('og:locale', 'pl_PL'),
    meta('og:site_name', company.name),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
    ...structuredData.map(
      (thing): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        // A "<" inside a text must not be able to end the script element.
        text: JSON.stringify(thing).replaceAll('<', '\\u003c'),
      }),
    ),
  ];
}

function meta(name: string, content: string): HeadElement {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return { tag: 'meta', attributes: { [attribute]: name, content } };
}
