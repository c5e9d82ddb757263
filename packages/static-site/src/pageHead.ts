import type { HeadElement } from './head.ts';

/** What the heads of all pages of a site have in common. */
export interface SiteHead {
  /** Name of the site. */
  name: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Language and country as Open Graph writes them, such as `pl_PL`; a page may have its own. */
  locale: string;
  /**
   * Makes a page's whole title.
   * @default (title) => `${title} | ${name}`
   */
  titleOf?: (title: string) => string;
  /** Colour of the browser's own bars, in the two colour schemes. */
  themeColors?: Readonly<Record<'light' | 'dark', string>>;
}

/** What a page says of itself to search engines and social networks. */
export interface PageHead {
  /** Without the site's name, which `titleOf` adds. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's one address, such as "/faq". Undefined for a page without an address of its own, such as 404. */
  canonical: string | undefined;
  /** What social networks show: a JPEG or PNG, best of 1200 × 630. */
  image?: { path: string; alt: string; width: number; height: number };
  /**
   * The same page in every language that it has, its own among them: paths by language, such as
   * `{ pl: '/cennik', en: '/en/prices' }`. Whoever speaks none of them is sent to the first.
   */
  languages?: Readonly<Record<string, string>>;
  /** Language and country of the page, if they are not those of the site. */
  locale?: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** ISO date of an article. */
  published?: string;
  /** Keeps the page out of search engines. @default false */
  noindex?: boolean;
  /** Things of schema.org, each one as JSON-LD. */
  structuredData?: readonly object[];
}

/** Makes the elements of a page's head, for the static HTML and for the browser alike. */
export function headElementsOf(site: SiteHead): (head: PageHead) => HeadElement[] {
  const { name, titleOf = (title) => `${title} | ${name}` } = site;
  return (head) => {
    for (const part of ['title', 'description'] as const) {
      if (!head[part]?.trim())
        throw new Error(
          `The page ${head.canonical ?? '404'} has no ${part}. Return one from the function head in its head.ts.`,
        );
    }
    const title = titleOf(head.title);
    return [
      { tag: 'title', attributes: {}, text: plain(title) },
      meta('description', head.description),
      ...(head.keywords ? [meta('keywords', head.keywords.join(', '))] : []),
      meta('robots', head.noindex ? 'noindex' : 'max-image-preview:large'),
      ...Object.entries(site.themeColors ?? {}).map(([scheme, color]) =>
        meta('theme-color', color, { media: `(prefers-color-scheme: ${scheme})` }),
      ),
      ...(head.canonical === undefined ? [] : [link('canonical', site.origin + head.canonical)]),
      ...languageElements(site, head),
      ...socialElements(site, head, title),
      ...(head.structuredData ?? []).map(
        (thing): HeadElement => ({
          tag: 'script',
          attributes: { type: 'application/ld+json' },
          // A "<" inside a text must not be able to end the script element.
          text: JSON.stringify(thing, asOnThePage).replaceAll('<', '\\u003c'),
        }),
      ),
    ];
  };
}

const link = (rel: string, href: string): HeadElement => ({ tag: 'link', attributes: { rel, href } });

function languageElements({ origin }: SiteHead, { languages = {} }: PageHead): HeadElement[] {
  const addresses = Object.entries(languages);
  const first = addresses.slice(0, 1).map(([, path]) => ['x-default', path] as const);
  return [...addresses, ...first].map(([hreflang, path]) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: origin + path },
  }));
}

function socialElements({ name, origin, ...site }: SiteHead, head: PageHead, title: string): HeadElement[] {
  const { description, canonical, image, type = 'website', published, locale = site.locale } = head;
  return [
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', type),
    ...(canonical === undefined ? [] : [meta('og:url', origin + canonical)]),
    meta('og:locale', locale),
    meta('og:site_name', name),
    ...(image
      ? [
          meta('og:image', origin + image.path),
          meta('og:image:width', String(image.width)),
          meta('og:image:height', String(image.height)),
          meta('og:image:alt', image.alt),
        ]
      : []),
    ...(published ? [meta('article:published_time', published)] : []),
    // For the rest X takes what stands above.
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [meta('twitter:image:alt', image.alt)] : []),
  ];
}

function meta(name: string, content: string, more: Readonly<Record<string, string>> = {}): HeadElement {
  const attribute = /^(og|article):/.test(name) ? 'property' : 'name';
  return { tag: 'meta', attributes: { [attribute]: name, content: plain(content), ...more } };
}

/**
 * What schema.org calls `text` stands on the page as well. It keeps the spaces that it has there: compressed, the same words
 * cost next to nothing.
 */
const asOnThePage = (key: string, value: unknown) =>
  typeof value !== 'string' ? value : key === 'text' ? value.replaceAll('\u2060', '') : plain(value);

/** Non-breaking spaces and word joiners are for the lines of a page, and a head has none. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
