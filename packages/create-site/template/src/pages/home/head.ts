import { localBusiness, type PageHead, webSite } from '@tarcza/static-site';
import { firm } from '../../firm';
import { words } from '../../words';

const { name, phone, email, town, country, language, origin } = firm;

export const head = (): PageHead => ({
  title: words.home.title,
  description: words.home.lead,
  canonical: '/',
  structuredData: [
    localBusiness(origin, { name, phone, email, address: { town, country } }),
    webSite(origin, { name, language, publisher: { '@id': `${origin}/#firm` } }),
  ],
});
