import { companyLines } from '../../content/companyLines';
import { business, website } from '../../seo/structuredData';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Dezynfekcja, zwalczanie szkodników, odgrzybianie – Kraków',
  description: companyLines.description,
  keywords: [
    'DDD Kraków',
    'zwalczanie szkodników Kraków',
    'zwalczanie pluskiew',
    'odstraszanie kun',
    'odgrzybianie',
    'Małopolska',
  ],
  shareImage: 'home',
  canonical: '/',
  structuredData: [business(), website()],
});
