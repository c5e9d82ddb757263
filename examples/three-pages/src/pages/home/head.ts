import type { Head } from '../../routes';

export const head = (): Head => ({
  title: 'Naprawa butów na Kazimierzu',
  description: 'Fleki, zelówki i szycie od ręki, z gwarancją na trzy miesiące.',
});
