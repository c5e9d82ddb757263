import { breadcrumbs } from '../../seo/structuredData';
import { gallery } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Galeria: pluskwy i odgrzybianie przed i po',
  description:
    'Zobacz, jak wygląda zwalczanie pluskiew, po czym poznać ich ślady na materacu i jak zmienia się ściana po odgrzybianiu. Wycena jest bezpłatna.',
  keywords: [
    'galeria DDD',
    'ślady pluskiew',
    'pluskwy materac',
    'odgrzybianie ścian efekty',
    'usuwanie pleśni',
  ],
  shareImage: 'odgrzybianie',
  canonical: '/galeria',
  structuredData: [breadcrumbs({ name: gallery.title, path: '/galeria' })],
});
