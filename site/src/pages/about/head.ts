import { breadcrumbs } from '../../seo/structuredData';
import { about } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'O nas: kto do ciebie przyjedzie – DDD Kraków',
  description:
    'Kto ogląda mieszkanie, kto wykonuje zabieg i czego możesz od nas wymagać: zasady pracy firmy DDD z Krakowa, jej dane oraz to, czego nie robimy.',
  keywords: ['firma DDD Kraków', 'technik DDD', 'o firmie'],
  shareImage: 'home',
  canonical: '/o-nas',
  structuredData: [breadcrumbs({ name: about.breadcrumb ?? about.title, path: '/o-nas' })],
});
