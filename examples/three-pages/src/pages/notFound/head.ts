import type { Head } from '../../routes';

export const head = (): Head => ({
  title: 'Nie ma takiej strony',
  description: 'Zacznij od strony głównej.',
});
