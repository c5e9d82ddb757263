import { createLocalBusiness, type PageHead, createWebSite } from '@tarcza/static-site';
import { firm } from '../../firm';
import { words } from '../../words';

const { name, phone, email, town, country, language, origin } = firm;

export const head = (): PageHead => ({
  title: words.home.title,
  description: words.home.lead,
  canonical: '/',
  structuredData: [
    createLocalBusiness(origin, { name, phone, email, address: { town, country } }),
    createWebSite(origin, { name, language, publisher: { '@id': `${origin}/#firm` } }),
  ],
});
