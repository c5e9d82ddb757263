import { words } from '../../words';

export const head = () => ({
  title: words.contact.title,
  description: words.contact.lead,
  canonical: words.contact.address,
});
