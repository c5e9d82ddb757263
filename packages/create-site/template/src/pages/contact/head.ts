import type { PageHead } from '@tarcza/static-site';
import { words } from '../../words';

export const head = (): PageHead => ({
  title: words.contact.title,
  description: words.contact.lead,
  canonical: words.contact.address,
});
