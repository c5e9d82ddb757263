import { breadcrumbs, pageList } from '../../seo/structuredData';
import { cities } from '../../content/cities';
import { counts } from '../../content/counts';
import { everyPage } from '../../content/everyPage';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: `Gdzie pracujemy: ${counts.towns} Małopolski`,
  description: `Lista i mapa ${counts.townsGenitive} Małopolski, do których dojeżdżamy: co zdarza się w tamtejszych budynkach, jak dojeżdżamy i jak wygląda praca na miejscu.`,
  keywords: [
    'DDD Małopolska',
    'zwalczanie szkodników Małopolska',
    'deratyzacja',
    'dezynsekcja',
    'odgrzybianie',
  ],
  shareImage: 'home',
  canonical: '/miasta',
  structuredData: [
    breadcrumbs({ name: everyPage.breadcrumbs.towns, path: '/miasta' }),
    pageList(cities.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }))),
  ],
});
