import { breadcrumbs } from '../../seo/structuredData';
import { prices } from './content';
import type { PageHead } from '../../seo/pageHead';
import { newCustomers } from '../../content/offers/newCustomers';
import { terms } from '../../content/offers/terms';

const { price } = terms;

export const head = (): PageHead => ({
  title: 'Cennik DDD Kraków: pluskwy, gryzonie, owady',
  description: `Ceny zabiegów w Krakowie i Małopolsce z VAT: pluskwy od ${price.bedbug} zł, deratyzacja od ${price.rodent} zł. ${newCustomers ? 'Co zawierają, co je podnosi, ile płacą nowi klienci.' : 'Co zawierają, co je podnosi i za co nie płacisz.'}`,
  keywords: ['cennik DDD', 'ile kosztuje zwalczanie pluskiew', 'deratyzacja cena', 'dezynfekcja cena'],
  shareImage: 'home',
  canonical: '/cennik',
  structuredData: [breadcrumbs({ name: prices.title, path: '/cennik' })],
});
