import { breadcrumbs } from '../../seo/structuredData';
import { accessibility } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Deklaracja dostępności strony',
  description:
    'Do jakiego poziomu dostępności dążymy, jak sprawdzamy stronę, jakie ma znane ograniczenia i jak zgłosić problem – telefonem lub e-mailem do firmy.',
  keywords: ['deklaracja dostępności', 'dostępność cyfrowa', 'WCAG 2.2'],
  shareImage: 'home',
  canonical: '/dostepnosc',
  structuredData: [breadcrumbs({ name: accessibility.title, path: '/dostepnosc' })],
});
