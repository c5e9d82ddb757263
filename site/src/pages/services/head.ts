import { breadcrumbs, pageList } from '../../seo/structuredData';
import { counts } from '../../content/counts';
import { everyPage } from '../../content/everyPage';
import { services } from '../../content/services';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Usługi DDD w Małopolsce: przebieg, czas i ceny',
  description: `${counts.services} w ${counts.townsLocative} Małopolski: pluskwy, kuny, gryzonie, owady, dezynfekcja i odgrzybianie. Sprawdź przebieg, czas i ceny. Dojazd jest bezpłatny.`,
  keywords: [
    'usługi DDD',
    'dezynfekcja',
    'dezynsekcja',
    'deratyzacja',
    'odgrzybianie',
    'ozonowanie',
    'Małopolska',
  ],
  shareImage: 'home',
  canonical: '/uslugi',
  structuredData: [
    breadcrumbs({ name: everyPage.breadcrumbs.services, path: '/uslugi' }),
    pageList(services.map(({ name, slug }) => ({ name, path: `/uslugi/${slug}` }))),
  ],
});
