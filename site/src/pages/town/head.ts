import { navigation } from '../../content/texts/navigation';
import { fillPlace } from '../../text/place';
import { services } from '../../content/services/services';
import { getHeadings, townPages } from '../../content/towns/townPages';
import type { RouteParams } from '@tarcza/static-site';
import type { PageHead } from '../../seo/pageHead';
import { head as townsHead } from '../towns/head';
import type { Data } from './Page';

export function head(_: RouteParams, data: Data): PageHead {
  if ('redirect' in data) return { ...townsHead(), noindex: true, structuredData: () => [] };

  const { town } = data;
  const texts = fillPlace(townPages.town.head, town);
  const canonical = `/miasta/${town.slug}`;
  const listed = services
    .filter(({ kind }) => !town.folded && town.local[kind])
    .map(({ slug, name }) => ({ name: `${name} ${town.locative}`, path: `/uslugi/${slug}/${town.slug}` }));
  return {
    ...texts,
    title: fillPlace(getHeadings(town.slug).headTitle, town),
    keywords: texts.keywords.map((keyword) => `${keyword} ${town.name}`),
    canonical,
    structuredData: ({ createBreadcrumbs, createListOfPages }) => [
      createBreadcrumbs(
        { name: navigation.breadcrumbs.towns, path: '/miasta' },
        { name: town.name, path: canonical },
      ),
      ...(listed.length > 0 ? [createListOfPages(listed)] : []),
    ],
  };
}
