import { accessibility } from './content';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/dostepnosc', [breadcrumbs({ name: accessibility.title, path: '/dostepnosc' })]);
