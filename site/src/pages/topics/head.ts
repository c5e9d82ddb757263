import { topics } from '../../content/topics';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';
import { topicsPage } from './content';

export const head = (): PageHead => ({
  title: 'Szkodniki: jak je rozpoznać i co robić – DDD Kraków',
  description:
    'Prusaki, osy, mrówki faraona, rybiki, myszy i szczury: jak je rozpoznać, z czym nie pomylić, co zrobić dziś wieczorem i od jakiej kwoty zaczyna się zabieg.',
  keywords: ['szkodniki w domu', 'rozpoznawanie szkodników', 'zwalczanie szkodników Kraków'],
  shareImage: 'home',
  canonical: '/szkodniki',
  structuredData: [
    breadcrumbs({ name: topicsPage.breadcrumb, path: '/szkodniki' }),
    pageList(topics.map(({ label, path }) => ({ name: label, path }))),
  ],
});
