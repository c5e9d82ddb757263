import { breadcrumbs } from '../../seo/structuredData';
import { privacy } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Polityka prywatności',
  description:
    'Jakie dane zbiera strona i formularz, po co i na jakiej podstawie, komu je powierzamy, kiedy je usuwamy i jakie masz prawa, razem ze skargą do PUODO.',
  keywords: ['polityka prywatności', 'RODO', 'dane osobowe'],
  shareImage: 'home',
  canonical: '/polityka-prywatnosci',
  structuredData: [breadcrumbs({ name: privacy.title, path: '/polityka-prywatnosci' })],
});
