import { breadcrumbs } from '../../seo/structuredData';
import { guarantee } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Gwarancja na zabiegi – DDD Kraków',
  description:
    'Co obejmuje gwarancja na zwalczanie karaluchów, pluskiew, kun i gryzoni, od czego zależy, czego nie obejmuje i jak z niej skorzystać w naszej firmie.',
  keywords: ['gwarancja na dezynsekcję', 'gwarancja na karaluchy', 'warunki gwarancji DDD'],
  shareImage: 'home',
  canonical: '/gwarancja',
  structuredData: [breadcrumbs({ name: guarantee.title, path: '/gwarancja' })],
});
