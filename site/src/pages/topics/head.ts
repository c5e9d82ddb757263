import { topics } from '../../content/topics/topics';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';
import { topicsPage } from './content';

export const head = (): PageHead => ({
  title: 'Szkodniki: jak je rozpoznać i co robić – DDD Kraków',
  description:
    'Pluskwy, prusaki, osy, mrówki faraona, rybiki, myszy, szczury i kuny: jak je rozpoznać, z czym nie pomylić, co zrobić dziś wieczorem i ile kosztuje zabieg.',
  keywords: ['szkodniki w domu', 'rozpoznawanie szkodników', 'zwalczanie szkodników Kraków'],
  shareImage: 'home',
  canonical: '/szkodniki',
  structuredData: [
    breadcrumbs({ name: topicsPage.breadcrumb, path: '/szkodniki' }),
    pageList([
      ...[topicsPage.bedBugs, topicsPage.martens].map(({ label, href }) => ({ name: label, path: href })),
      ...topics.map(({ label, path }) => ({ name: label, path })),
    ]),
  ],
});
