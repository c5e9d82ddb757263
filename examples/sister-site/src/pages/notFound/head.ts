import type { PageHead } from '@tarcza/static-site';

export const head = (): PageHead => ({
  title: 'Nie ma takiej strony',
  description: 'Zacznij od strony głównej. Start on the home page.',
  canonical: '/',
  noindex: true,
});
