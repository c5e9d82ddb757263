import { isValidElement, type ReactNode } from 'react';
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  IdReference,
  ItemList,
  LocalBusiness,
  Organization,
  Person,
  WebSite,
  WithContext,
} from 'schema-dts';
import { normalizeOrigin, resolveUrl } from './address.ts';
import { createOpeningHours, type OpeningHours } from './openingHours.ts';

export interface NamedPage {
  name: string;
  /** Path of the page, such as "/faq". */
  path: string;
}

const context = 'https://schema.org';

/** Creates a BreadcrumbList for `structuredData`. `trail` begins with the home page and ends with the page itself. */
export function createBreadcrumbList(
  origin: string,
  trail: readonly NamedPage[],
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      ...createListItem(page, index),
      item: resolveUrl(page.path, origin),
    })),
  };
}

const createListItem = ({ name }: NamedPage, index: number) =>
  ({ '@type': 'ListItem', position: index + 1, name }) as const;

/** Creates an ItemList of the pages that a page lists, in the same order. */
export function createPageList(origin: string, pages: readonly NamedPage[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      ...createListItem(page, index),
      url: resolveUrl(page.path, origin),
    })),
  };
}

/** Creates a FAQPage from all questions of a page. An answer of React nodes is reduced to its text. */
export function createFaqPage(
  language: string,
  questions: readonly { question: string; answer: ReactNode }[],
): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: getText(answer)
          .trim()
          .replace(/[ \n\t]+/g, ' '),
      },
    })),
  };
}

/** Inline elements. The text of other elements is separated by spaces. */
const inlineElement =
  /^(a|abbr|b|bdi|br|cite|code|data|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function getText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(getText).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const words = getText(node.props.children);
  if (typeof node.type !== 'string' || inlineElement.test(node.type)) return node.type === 'br' ? ' ' : words;
  return ` ${words} `;
}

/** A company or person, or the `@id` of one, such as `{ '@id': getFirmId(origin) }`. */
export type Publisher = Organization | Person | IdReference;

export function createWebSite(
  origin: string,
  { name, language, publisher }: { name: string; language: string; publisher?: Publisher },
): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: resolveUrl('/', origin),
    inLanguage: language,
    ...(publisher !== undefined && { publisher }),
  };
}

export interface LocalBusinessOptions {
  /** Most specific type of the business, see https://schema.org/LocalBusiness. */
  type?: Exclude<LocalBusiness, string>['@type'];
  name: string;
  /** Phone number with the country's prefix, such as "+48 12 000 00 00". */
  phone: string;
  email?: string;
  address: {
    /** Street with house number. Omit it for a business without visitors. */
    street?: string;
    postalCode?: string;
    town: string;
    region?: string;
    /** ISO 3166-1 alpha-2 code, such as "CZ". */
    country: string;
  };
  hours?: OpeningHours;
  /** Price range, such as "$$" or "600–2400 Kč". */
  priceRange?: string;
  /** Paths or URLs of pictures. */
  images?: readonly string[];
  /** Other properties of schema.org, such as `{ geo: { '@type': 'GeoCoordinates', latitude: 50, longitude: 20 } }`. */
  more?: Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type' | '@id'>;
}

/** Returns the `@id` of the object that `createLocalBusiness` creates. */
export const getFirmId = (origin: string) => `${normalizeOrigin(origin)}/#firm`;

/** Creates a LocalBusiness for home and contact page. Others refer to it by `{ '@id': getFirmId(origin) }`. */
export function createLocalBusiness(
  origin: string,
  firm: LocalBusinessOptions,
): WithContext<Exclude<LocalBusiness, string>> {
  const { type = 'LocalBusiness', name, phone, email, address, hours, priceRange, images } = firm;
  return {
    '@context': context,
    '@type': type as 'LocalBusiness',
    '@id': getFirmId(origin),
    name,
    url: resolveUrl('/', origin),
    telephone: phone,
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(address.street && { streetAddress: address.street }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressLocality: address.town,
      ...(address.region && { addressRegion: address.region }),
      addressCountry: address.country,
    },
    ...(hours && createOpeningHours(hours)),
    ...(priceRange && { priceRange }),
    ...(images && { image: images.map((image) => resolveUrl(image, origin)) }),
    ...firm.more,
  };
}

export interface BlogPostingOptions {
  /** Path of the article, such as "/blog/first-frost". */
  path: string;
  title: string;
  description: string;
  language: string;
  /** Paths or URLs of pictures. */
  images: readonly string[];
  /** Date of publication (ISO 8601), such as "2026-11-02". */
  published: string;
  /** @default published */
  modified?: string;
  author: Publisher;
  publisher: Publisher;
  section?: string;
  keywords?: readonly string[];
}

/** Creates a BlogPosting with the paragraphs of the article, without markup. */
export function createBlogPosting(
  origin: string,
  article: BlogPostingOptions,
  paragraphs: readonly string[],
): WithContext<BlogPosting> {
  const { path, title, description, language, images, published, author, publisher, section } = article;
  const url = resolveUrl(path, origin);
  const body = paragraphs.join('\n\n');
  return {
    '@context': context,
    '@type': 'BlogPosting',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    headline: title,
    description,
    image: images.map((image) => resolveUrl(image, origin)),
    datePublished: published,
    dateModified: article.modified ?? published,
    author,
    publisher,
    inLanguage: language,
    ...(section && { articleSection: section }),
    ...(article.keywords && { keywords: article.keywords.join(', ') }),
    wordCount: body.split(/\s+/).length,
    articleBody: body,
  };
}
