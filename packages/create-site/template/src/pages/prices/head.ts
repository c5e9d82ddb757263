import type { PageHead } from '@tarcza/static-site';
import { words } from '../../words';

export const head = (): PageHead => ({
  title: words.prices.title,
  description: words.prices.lead,
  canonical: words.prices.address,
});
