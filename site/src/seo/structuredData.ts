/**
 * Functions that create the structured data (JSON-LD) of a page: company, service, article, questions, breadcrumbs.
 * `structuredData` in a route's `head` gets them, and calls those that fit its page.
 */
import {
  type ArticleNode,
  createBlogPosting,
  createBreadcrumbList,
  createFaqPage,
  createLocalBusiness,
  getFirmId,
  type LocalBusinessOptions,
  type NamedPage,
  createPageList,
  createWebSite,
  getArticleText,
} from '@tarcza/static-site';
import type {
  AdministrativeArea,
  AggregateRating,
  BlogPosting,
  City as CityThing,
  Organization,
  Service as ServiceThing,
  WithContext,
} from 'schema-dts';
import type { Article } from '../content/articles/articles';
import { towns, type Town } from '../content/towns/towns';
import { company, type Rating } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import { navigation } from '../content/texts/navigation';
import { services, type Question } from '../content/services/services';
import { createCatalogueOffer, createOffer } from './offers';
import type { HeadContent } from '../content/texts/headContent';
import { absolute, shareImageUrl } from './urls';

const context = 'https://schema.org';
const language = 'pl-PL';

const logo = '/icon-512.png';
const createPublisher = (): Organization => ({
  '@type': 'Organization',
  '@id': getFirmId(company.siteUrl),
  name: company.name,
  url: absolute('/'),
  logo: absolute(logo),
});

const aroundTheClock = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
} as const;

const region: AdministrativeArea = { '@type': 'AdministrativeArea', name: 'województwo małopolskie' };

/** Returns the company with all its data, for the home page and the contact page. */
export const createBusiness = () =>
  createCompany({
    description: companyLines.description,
    email: company.email,
    legalName: company.legalName,
    taxID: company.nip,
    logo: absolute(logo),
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    areaServed: [region, ...towns.map(createCity)],
    // Emergencies are answered around the clock. The page's text has the hours of the office.
    openingHoursSpecification: aroundTheClock,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.phone,
      availableLanguage: company.languages,
      hoursAvailable: aroundTheClock,
    },
    currenciesAccepted: company.currency,
    paymentAccepted: company.payments.join(', '),
    knowsLanguage: company.languages,
    ...(company.ratings.company && { aggregateRating: createRating(company.ratings.company) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: navigation.breadcrumbs.services,
      itemListElement: services.map(createCatalogueOffer),
    },
  });

export type ServiceOffer = Pick<HeadContent, 'description' | 'shareImage'> & {
  /** For a page that shows it. */
  rating?: Rating | undefined;
  /** The lowest price in zł, with VAT; undefined where each job is quoted. */
  priceFrom?: number | undefined;
  /** What the price depends on. */
  priceNote?: string | undefined;
  /** Path of the page. */
  canonical: string;
  /** With the place: "Zwalczanie pluskiew w Krakowie". */
  name: string;
  /** Without the place: "Zwalczanie pluskiew". */
  serviceType: string;
  /** Absent on a page about the whole region. */
  town?: Town | undefined;
};

/** Returns a service in one town, or in the whole region. */
export function createService({ name, serviceType, town, ...page }: ServiceOffer): WithContext<ServiceThing> {
  const { description, canonical, shareImage, priceFrom, priceNote, rating: given } = page;
  const url = absolute(canonical);
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#usluga`,
    name,
    serviceType,
    description,
    url,
    image: shareImageUrl(shareImage),
    provider: createCompany(),
    // The towns of the region have pages of their own, and the company lists them.
    areaServed: town ? createCity(town) : region,
    ...(priceFrom !== undefined && { offers: createOffer(priceFrom, url, priceNote) }),
    ...(given && { aggregateRating: createRating(given) }),
  };
}

/** Returns an article with its whole text. */
export function createPosting(article: Article, text: readonly ArticleNode[]): WithContext<BlogPosting> {
  const { date, category, slug, shareImage } = article;
  return createBlogPosting(
    company.siteUrl,
    {
      ...article,
      path: `/blog/${slug}`,
      language,
      images: [shareImageUrl(shareImage)],
      published: date,
      author: createPublisher(),
      publisher: createPublisher(),
      section: category,
    },
    text.map(getArticleText),
  );
}

/** Returns the company, with the properties in `more`. */
function createCompany(more: LocalBusinessOptions['more'] = {}) {
  const { street, postalCode, locality, region: addressRegion, country } = company.address;
  return createLocalBusiness(company.siteUrl, {
    type: 'HomeAndConstructionBusiness',
    name: company.name,
    phone: company.phone,
    priceRange: company.priceRange,
    images: [shareImageUrl()],
    address: { street, postalCode, town: locality, region: addressRegion, country },
    more,
  });
}

/** Returns a rating, only for pages that show it (see `describeRating`). */
const createRating = ({ value, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

const createCity = ({ name }: Town): CityThing => ({ '@type': 'City', name });

/** Returns the name of the site, for the home page only. */
export const createSiteName = () =>
  createWebSite(company.siteUrl, {
    name: company.name,
    language,
    publisher: { '@id': getFirmId(company.siteUrl) },
  });

/** Returns all questions of a page. */
export const createFaq = (questions: readonly Question[]) => createFaqPage(language, questions);

/** Returns the breadcrumbs of a page. `trail` begins below the home page and ends with the page itself. */
export const createBreadcrumbs = (...trail: readonly NamedPage[]) =>
  createBreadcrumbList(company.siteUrl, [{ name: navigation.breadcrumbs.home, path: '/' }, ...trail]);

/** Returns the pages that a page lists, in its order. */
export const createListOfPages = (items: readonly NamedPage[]) => createPageList(company.siteUrl, items);
