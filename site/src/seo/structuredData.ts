/**
 * What search engines read as data: who the company is, what a page offers, its questions, its place in the
 * site. Pure functions of content; a route's `head` picks those that are true of its page. The build for browsers leaves
 * them out, because search engines load documents.
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
import { createOpeningHours } from '@tarcza/static-site/hours';
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
import { services, type Question, type ServiceTexts } from '../content/services/services';
import { catalogueOffer, offerFrom } from './offers';
import type { HeadContent } from '../content/texts/headContent';
import { absolute, shareImageUrl } from './urls';

const context = 'https://schema.org';
const language = 'pl-PL';
/** By this the blocks of all pages mean the same company. */
const companyId = getFirmId(company.siteUrl);

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const region: AdministrativeArea = { '@type': 'AdministrativeArea', name: 'województwo małopolskie' };

/** The whole company: for the home page and the contact page. */
const businessData = () =>
  createCompany({
    description: companyLines.description,
    email: company.email,
    legalName: company.legalName,
    taxID: company.nip,
    logo: absolute('/icon-512.png'),
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    areaServed: [region, ...towns.map(townThing)],
    // Emergencies are answered around the clock; what the hours of the office are for stands in the page's text.
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: '00:00',
      closes: '23:59',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.phone,
      availableLanguage: company.languages.map(({ code }) => code),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens: '00:00',
        closes: '23:59',
      },
    },
    ...createOpeningHours({ special: company.specialHours }),
    currenciesAccepted: company.currency,
    paymentAccepted: company.payments.join(', '),
    knowsLanguage: company.languages.map(({ code }) => code),
    ...(company.ratings.company && { aggregateRating: rating(company.ratings.company) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: navigation.breadcrumbs.services,
      itemListElement: services.map(catalogueOffer),
    },
  });

export type ServiceOffer = Pick<HeadContent, 'description' | 'shareImage'> &
  Pick<ServiceTexts, 'rating'> & {
    /** The lowest price in zł, with VAT; undefined where each job is quoted. */
    priceFrom?: number | undefined;
    /** Path of the page. */
    canonical: string;
    /** With the place: "Zwalczanie pluskiew w Krakowie". */
    name: string;
    /** What kind of work it is, wherever it is done: "Zwalczanie pluskiew". */
    serviceType: string;
    /** Absent where the page speaks of the whole region. */
    town?: Town | undefined;
  };

/** A service, in one town or in the whole region. */
function serviceData({ name, serviceType, town, ...page }: ServiceOffer): WithContext<ServiceThing> {
  const { description, canonical, shareImage, priceFrom, rating: given } = page;
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
    areaServed: town ? townThing(town) : region,
    ...(priceFrom !== undefined && { offers: offerFrom(priceFrom, url) }),
    ...(given && { aggregateRating: rating(given) }),
  };
}

/** An article with its whole text. */
function blogPostingData(article: Article, text: readonly ArticleNode[]): WithContext<BlogPosting> {
  const { date, category, slug, shareImage } = article;
  return createBlogPosting(
    company.siteUrl,
    {
      ...article,
      path: `/blog/${slug}`,
      language,
      images: [shareImageUrl(shareImage)],
      published: date,
      author: publisher(),
      publisher: publisher(),
      section: category,
    },
    text.map(getArticleText),
  );
}

function publisher(): Organization {
  return {
    '@type': 'Organization',
    '@id': companyId,
    name: company.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  };
}

/** The company: all that a block says that merely mentions it, and more. */
function createCompany(more: LocalBusinessOptions['more'] = {}) {
  const { street, postalCode, locality, region: addressRegion, country } = company.address;
  return createLocalBusiness(company.siteUrl, {
    type: 'HomeAndConstructionBusiness',
    name: company.name,
    phone: company.phone,
    priceRange: company.priceRange,
    images: [shareImageUrl('home')],
    address: { street, postalCode, town: locality, region: addressRegion, country },
    more,
  });
}

/** A rating, only for pages that show it (see `ratingText`). */
const rating = ({ value, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

function townThing({ name }: Town): CityThing {
  return { '@type': 'City', name };
}

const leaveOut = () => undefined as never;

export const business = import.meta.env.SSR ? businessData : leaveOut;
export const service = import.meta.env.SSR ? serviceData : leaveOut;
export const blogPosting = import.meta.env.SSR ? blogPostingData : leaveOut;

/** Tells search engines how to call the site; for the home page alone. */
export const website = import.meta.env.SSR
  ? () => createWebSite(company.siteUrl, { name: company.name, language, publisher: { '@id': companyId } })
  : leaveOut;

/** Every question of a page. */
export const faqPage = import.meta.env.SSR
  ? (questions: readonly Question[]) => createFaqPage(language, questions)
  : leaveOut;

/** The way to a page, from below home to the page itself. */
export const breadcrumbs = import.meta.env.SSR
  ? (...trail: readonly NamedPage[]) =>
      createBreadcrumbList(company.siteUrl, [{ name: navigation.breadcrumbs.home, path: '/' }, ...trail])
  : leaveOut;

/** Pages that a page lists, in its order. */
export const pageList = import.meta.env.SSR
  ? (items: readonly NamedPage[]) => createPageList(company.siteUrl, items)
  : leaveOut;
