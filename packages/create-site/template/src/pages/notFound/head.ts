import { words } from '../../words';

export const head = () => ({
  title: words.notFound.title,
  description: words.notFound.home,
  canonical: '/',
  noindex: true,
});
