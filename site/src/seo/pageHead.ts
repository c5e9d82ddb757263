import type { HeadElement } from '@tarcza/static-site';
import type { Thing, WithContext } from 'schema-dts';
import { company } from '../content/company';
import { pages, type PagePath, type PageWords, type ShareImage } from '../content/pages';
import { plainText } from '../content/typeset';
import { shareImageAlts } from '../content/shareImages';
import { absolute, shareImageUrl } from './urls';

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
  /** ISO date of an article. */
  published?: string;
  /** Keeps the page out of search engines. @default false */
  noindex?: boolean;
  structuredData: readonly WithContext<Thing>[];
}

/** Colour of the browser's own bars: that of the strip above the header, in the theme's two schemes. */
export const themeColors = { light: '#123f2a', dark: '#123524' } as const;

/** The head of one of the fixed pages. */
export function fixedPageHead(path: PagePath, structuredData: PageHead['structuredData'] = []): PageHead {
  return { ...(pages[path] satisfies PageWords), canonical: path, structuredData };
}

/** The elements of the head, for the static HTML and for the browser alike. */
export function headElements(head: PageHead): HeadElement[] {
  const {
    description,
    keywords,
    canonical,
    shareImage,
    type = 'website',
    published,
    noindex,
    structuredData,
  } = head;
  const title = `${head.title} | ${company.name}`;
  const url = absolute(canonical);
  const image = shareImageUrl(shareImage);
  const imageAlt = shareImageAlts[shareImage];

  return [
    { tag: 'title', attributes: {}, text: plainText(title) },
    meta('description', description),
    meta('keywords', keywords.join(', ')),
    meta('robots', noindex ? 'noindex' : 'max-image-preview:large'),
    ...(['light', 'dark'] as const).map((scheme) =>
      meta('theme-color', themeColors[scheme], { media: `(prefers-color-scheme: ${scheme})` }),
    ),
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
    meta('og:image:alt', imageAlt),
    ...(published ? [meta('article:published_time', published)] : []),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
    meta('twitter:image:alt', imageAlt),
    ...structuredData.map(
      (thing): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        // A "<" inside a text must not be able to end the script element.
        text: plainText(JSON.stringify(thing)).replaceAll('<', '\\u003c'),
      }),
    ),
  ];
}

function meta(name: string, content: string, more: Readonly<Record<string, string>> = {}): HeadElement {
  const attribute = /^(og|article):/.test(name) ? 'property' : 'name';
  return { tag: 'meta', attributes: { [attribute]: name, content: plainText(content), ...more } };
}
