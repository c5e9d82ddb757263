import { towns } from '../../content/towns/towns';
import { totals } from '../../content/texts/totals';
import { navigation } from '../../content/texts/navigation';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: `Gdzie pracujemy: ${totals.towns} Małopolski`,
  description: `Lista i mapa ${totals.townsGenitive} Małopolski, do których jeździmy: co zdarza się w tamtejszych budynkach, jak dojeżdżamy i jak wygląda praca na miejscu.`,
  keywords: [
    'DDD Małopolska',
    'zwalczanie szkodników Małopolska',
    'deratyzacja',
    'dezynsekcja',
    'odgrzybianie',
  ],
  canonical: '/miasta',
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: navigation.breadcrumbs.towns, path: '/miasta' }),
    createListOfPages(towns.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }))),
  ],
});
