import { breadcrumbs, business } from '../../seo/structuredData';
import { contact } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...contact.head,
  canonical: '/kontakt',
  structuredData: [business(), breadcrumbs({ name: contact.title, path: '/kontakt' })],
});
