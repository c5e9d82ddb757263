import { companyLines } from '../../content/company/companyLines';
import type { PageHead } from '../../seo/pageHead';

/** Returns the head. Every page loads it, so it reads no other page's texts. */
export const head = (): PageHead => ({
  title: 'Nie ma takiej strony',
  description: companyLines.description,
  keywords: [],
  canonical: undefined,
  noindex: true,
});
