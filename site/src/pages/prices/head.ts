import { prices } from './content';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs } from '../../seo/structuredData';

export const head = () => fixedPageHead('/cennik', [breadcrumbs({ name: prices.title, path: '/cennik' })]);
