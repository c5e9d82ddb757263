import { contact } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...contact.head,
  canonical: '/kontakt',
  structuredData: ({ createBreadcrumbs, createBusiness }) => [
    createBusiness(),
    createBreadcrumbs({ name: contact.title, path: '/kontakt' }),
  ],
});
