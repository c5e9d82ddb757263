import { companyLines } from '../../content/company/companyLines';
import { business, website } from '../../seo/structuredData';
import { homeLanguages } from '../../seo/languages';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'DDD Kraków: zwalczanie szkodników i dezynfekcja',
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
  languages: homeLanguages,
  structuredData: [business(), website()],
});
