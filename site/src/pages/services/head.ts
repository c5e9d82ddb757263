import { breadcrumbs, pageList } from '../../seo/structuredData';
import { totals } from '../../content/texts/totals';
import { navigation } from '../../content/texts/navigation';
import { services } from '../../content/services/services';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Usługi DDD w Małopolsce: przebieg, czas i ceny',
  description: `${totals.services} w ${totals.townsLocative} Małopolski: pluskwy, kuny, gryzonie, owady, dezynfekcja i odgrzybianie. Sprawdź przebieg, czas i ceny. Dojazd jest bezpłatny.`,
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
    breadcrumbs({ name: navigation.breadcrumbs.services, path: '/uslugi' }),
    pageList(services.map(({ name, slug }) => ({ name, path: `/uslugi/${slug}` }))),
  ],
});
