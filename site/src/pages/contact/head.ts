import { createBreadcrumbs, createBusiness } from '../../seo/structuredData';
import { contact } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...contact.head,
  canonical: '/kontakt',
  structuredData: [createBusiness(), createBreadcrumbs({ name: contact.title, path: '/kontakt' })],
});
