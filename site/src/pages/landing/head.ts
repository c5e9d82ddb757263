import type { PageHead } from '../../seo/pageHead';
import { landing } from './content';

/** Returns the head of an advertisement. Search engines have the service's own page. */
export const head = (): PageHead => ({
  ...landing.head,
  canonical: '/uslugi/pluskwy-landing',
  noindex: true,
});
