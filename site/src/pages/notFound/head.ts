import { companyLines } from '../../content/company/companyLines';
import type { PageHead } from '../../seo/pageHead';

/** Every page loads it, so it reads no other page's words. */
export const head = (): PageHead => ({
  title: 'Nie ma takiej strony',
  description: companyLines.description,
  keywords: [],
  shareImage: 'home',
  canonical: undefined,
  noindex: true,
  structuredData: [],
});
