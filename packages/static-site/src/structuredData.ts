import { isValidElement, type ReactNode } from 'react';

/** A page as others name it: in breadcrumbs, in a list. */
export interface NamedPage {
  name: string;
  /** Its path, such as "/faq". */
  path: string;
}

const context = 'https://schema.org';

/** The way to a page, for `structuredData` of its head: from home to the page itself. */
export function breadcrumbList(origin: string, trail: readonly NamedPage[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }) as const,
    ),
  } as const;
}

/** Pages that a page lists, in its order, for `structuredData` of its head. */
export function pageList(origin: string, pages: readonly NamedPage[]) {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, url: origin + path }) as const,
    ),
  } as const;
}

/**
 * Every question of a page with its answer, as they can be read on it, for `structuredData` of its head. Of an answer made
 * of nodes, such as links and lists, it takes the words that stand in them.
 */
export function faqPage(language: string, questions: readonly { question: string; answer: ReactNode }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: {
            '@type': 'Answer',
            text: wordsOf(answer)
              .trim()
              .replace(/[ \n\t]+/g, ' '),
          },
        }) as const,
    ),
  } as const;
}

/** Elements that stand in a line with the words around them; each other one is a line of its own. */
const inLine =
  /^(a|abbr|b|bdi|br|cite|code|data|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const words = wordsOf(node.props.children);
  if (typeof node.type !== 'string' || inLine.test(node.type)) return node.type === 'br' ? ' ' : words;
  return ` ${words} `;
}

/** What the site is called, for `structuredData` of the home page's head. */
export function webSite<const Publisher = undefined>(
  origin: string,
  { name, language, publisher }: { name: string; language: string; publisher?: Publisher },
) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: language,
    ...(publisher !== undefined && { publisher }),
  } as const;
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** What search engines show of a firm that people call or visit. */
export interface LocalFirm {
  /**
   * The type of schema.org that fits the trade best: https://schema.org/LocalBusiness lists them.
   * @default "LocalBusiness"
   */
  type?: string;
  name: string;
  /** With the country's prefix: "+48 12 000 00 00". */
  phone: string;
  email?: string;
  address: {
    /** With the house number. Leave it out for a firm without visitors. */
    street?: string;
    postalCode?: string;
    town: string;
    region?: string;
    /** Two letters of ISO 3166-1: "CZ". */
    country: string;
  };
  /** When the firm can be reached, by the clock of its address: hours as "08:00". */
  hours?: readonly { days: readonly Weekday[]; opens: string; closes: string }[];
  /** Towns that it comes to. */
  towns?: readonly string[];
  /** As schema.org has it: "$$", or a range such as "600–2400 Kč". */
  priceRange?: string;
  /** Whole addresses of pictures. */
  images?: readonly string[];
}

/**
 * The firm itself, for `structuredData` of the home page's head and of the contact page's. Other things name it by
 * `{ '@id': origin + '/#firm' }`, as their `publisher` or `provider`.
 */
export function localBusiness(origin: string, firm: LocalFirm) {
  const { type = 'LocalBusiness', name, phone, email, address, hours, towns, priceRange, images } = firm;
  return {
    '@context': context,
    '@type': type,
    '@id': `${origin}/#firm`,
    name,
    url: `${origin}/`,
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
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    ...(towns && { areaServed: towns.map((town) => ({ '@type': 'City', name: town })) }),
    ...(priceRange && { priceRange }),
    ...(images && { image: images }),
  };
}

/** What an article says of itself beside its text. */
export interface ArticleFacts<Author, Publisher> {
  /** Of its page, such as "/blog/first-frost". */
  path: string;
  title: string;
  description: string;
  language: string;
  /** Whole addresses of its pictures. */
  images: readonly string[];
  /** ISO 8601, such as "2026-11-02". */
  published: string;
  /** @default published */
  modified?: string;
  /** A Person or an Organization. */
  author: Author;
  publisher: Publisher;
  /** What it is filed under. */
  section?: string;
  keywords?: readonly string[];
}

/**
 * An article with its whole text, for `structuredData` of its head.
 * @param paragraphs The text as it is read, without markup.
 */
export function blogPosting<const Author, const Publisher>(
  origin: string,
  article: ArticleFacts<Author, Publisher>,
  paragraphs: readonly string[],
) {
  const { path, title, description, language, images, published, author, publisher, section } = article;
  const url = origin + path;
  const body = paragraphs.join('\n\n');
  return {
    '@context': context,
    '@type': 'BlogPosting',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    headline: title,
    description,
    image: images,
    datePublished: published,
    dateModified: article.modified ?? published,
    author,
    publisher,
    inLanguage: language,
    ...(section && { articleSection: section }),
    ...(article.keywords && { keywords: article.keywords.join(', ') }),
    wordCount: body.split(/\s+/).length,
    articleBody: body,
  } as const;
}
