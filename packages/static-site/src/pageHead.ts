import { normalizeOrigin, resolveUrl } from './address.ts';
import type { HeadElement } from './head.ts';
import type { RouteParams } from './pages.ts';

/** Head settings of all pages of a site. */
export interface SiteHead {
  name: string;
  /** Origin of the site, such as `https://www.example.com`: the one of `defineSite`. */
  origin: string;
  /** Default locale in the format of Open Graph, such as `pl_PL`. */
  locale: string;
  /** Formats the title of a page. Without it, the name of the site follows after " | ". */
  formatTitle?: (title: string) => string;
  /** Colour of the browser's toolbar in each colour scheme. */
  themeColors?: Readonly<Record<'light' | 'dark', string>>;
}

/** Metadata of a page for search engines and social networks. */
export interface PageHead {
  /** Title without the site's name, which `formatTitle` adds. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's one address, such as "/faq". Undefined for a page without an address of its own, such as 404. */
  canonical: string | undefined;
  /** Picture for social networks: a JPEG or PNG, ideally 1200 × 630 px. */
  image?: { path: string; alt: string; width: number; height: number };
  /** Paths of the page by language, including its own. The first is the default: `{ pl: '/cennik', en: '/en/prices' }`. */
  languages?: Readonly<Record<string, string>>;
  /** Locale of the page, if it differs from the site's. */
  locale?: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  published?: string;
  /** Day of the last change (ISO 8601), also for the sitemap. */
  modified?: string | undefined;
  noindex?: boolean;
  /** schema.org objects, each written as JSON-LD. In the browser a function can load them once the page is shown. */
  structuredData?: readonly object[] | (() => Promise<readonly object[]>) | undefined;
}

/** The function `head` of a page's `head.ts`. It gets the parameters of the address and the result of `load`. */
export type Head<Data = undefined> = (params: RouteParams, data: Data) => PageHead;

/** Returns a function that creates the head elements of a page. The build checks them. */
export function createHeadElements(settings: SiteHead): (head: PageHead) => HeadElement[] {
  const site = { ...settings, origin: normalizeOrigin(settings.origin) };
  const { name, formatTitle = (title) => `${title} | ${name}` } = site;
  return (head) => {
    // Without a page's title, the site's name alone would pass the build's check.
    const title = head.title?.trim() ? formatTitle(head.title) : '';
    return [
      { tag: 'title', attributes: {}, text: toPlainText(title) },
      createMeta('description', head.description),
      ...(head.keywords ? [createMeta('keywords', head.keywords.join(', '))] : []),
      createMeta('robots', head.noindex ? 'noindex' : 'max-image-preview:large'),
      ...Object.entries(site.themeColors ?? {}).map(([scheme, color]) =>
        createMeta('theme-color', color, { media: `(prefers-color-scheme: ${scheme})` }),
      ),
      ...createLinks(site, head),
      ...createSocialElements(site, head, title),
      ...createDataScripts(head.structuredData),
    ];
  };
}

function createDataScripts(data: PageHead['structuredData'] = []): HeadElement[] {
  const attributes = { type: 'application/ld+json' };
  if (typeof data === 'function')
    return [{ tag: 'script', attributes, load: async () => createDataScripts(await data()) }];
  // A "<" in a text could end the script element.
  const write = (thing: object) => JSON.stringify(thing, replaceSpaces).replaceAll('<', '\\u003c');
  return data.map((thing) => ({ tag: 'script', attributes, text: write(thing) }));
}

function createLinks({ origin }: SiteHead, { canonical, languages = {} }: PageHead): HeadElement[] {
  const addresses = Object.entries(languages);
  const first = addresses.slice(0, 1).map(([, path]) => ['x-default', path] as const);
  const link = (path: string, attributes: HeadElement['attributes']): HeadElement => ({
    tag: 'link',
    attributes: { ...attributes, href: resolveUrl(path, origin) },
  });
  return [
    ...(canonical === undefined ? [] : [link(canonical, { rel: 'canonical' })]),
    ...[...addresses, ...first].map(([hreflang, path]) => link(path, { rel: 'alternate', hreflang })),
  ];
}

function createSocialElements(
  { name, origin, ...site }: SiteHead,
  head: PageHead,
  title: string,
): HeadElement[] {
  const { description, canonical, image, type = 'website', published, modified, locale = site.locale } = head;
  const contents: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': canonical === undefined ? undefined : resolveUrl(canonical, origin),
    'og:locale': locale,
    'og:site_name': name,
    'og:image': image && resolveUrl(image.path, origin),
    'og:image:width': image && String(image.width),
    'og:image:height': image && String(image.height),
    'og:image:alt': image?.alt,
    'article:published_time': published,
    'article:modified_time': modified,
    // X uses the og: elements for the rest.
    'twitter:card': image ? 'summary_large_image' : 'summary',
    'twitter:image:alt': image?.alt,
  };
  return Object.entries(contents).flatMap(([key, text]) => (text === undefined ? [] : createMeta(key, text)));
}

function createMeta(name: string, content: string, more: Readonly<Record<string, string>> = {}): HeadElement {
  const attribute = /^(og|article):/.test(name) ? 'property' : 'name';
  return { tag: 'meta', attributes: { [attribute]: name, content: toPlainText(content), ...more } };
}

/** JSON replacer. Keeps the no-break spaces of `text`, which is also in the page, because identical texts compress well. */
const replaceSpaces = (key: string, value: unknown) =>
  typeof value !== 'string' ? value : key === 'text' ? value.replaceAll('\u2060', '') : toPlainText(value);

/** Replaces no-break spaces and removes word joiners, which only control line breaks. */
const toPlainText = (text: string | undefined) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
