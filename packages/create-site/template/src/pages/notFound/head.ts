import type { PageHead } from '@tarcza/static-site';
import { words } from '../../words';

export const head = (): PageHead => ({
  title: words.notFound.title,
  description: words.notFound.home,
  canonical: '/',
  noindex: true,
});
