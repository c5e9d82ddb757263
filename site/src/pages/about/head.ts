import { breadcrumbs } from '../../seo/structuredData';
import { about } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Kto do ciebie przyjedzie i jak pracujemy',
  description:
    'Kto ogląda mieszkanie, kto wykonuje zabieg i czego możesz od nas wymagać: zasady pracy firmy DDD z Krakowa, jej dane oraz to, czego nie robimy.',
  keywords: ['firma DDD Kraków', 'technik DDD', 'o firmie'],
  shareImage: 'home',
  canonical: '/o-nas',
  structuredData: [breadcrumbs({ name: about.title, path: '/o-nas' })],
});
