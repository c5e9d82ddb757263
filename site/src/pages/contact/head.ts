import { contact } from './content';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, business } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/kontakt', [business(), breadcrumbs({ name: contact.title, path: '/kontakt' })]);
