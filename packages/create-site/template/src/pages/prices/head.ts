import { words } from '../../words';

export const head = () => ({
  title: words.prices.title,
  description: words.prices.lead,
  canonical: words.prices.address,
});
