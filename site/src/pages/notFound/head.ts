import type { PageHead } from '../../seo/pageHead';
import { head as homeHead } from '../home/head';

export const head = (): PageHead => ({
  ...homeHead(),
  title: 'Nie ma takiej strony',
  canonical: undefined,
  languages: {},
  noindex: true,
  structuredData: [],
});
