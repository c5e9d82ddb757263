import type { RouteParams } from '@tarcza/static-site';
import type { FullSymptom } from '../../content/symptoms/symptoms';
import type { PageHead } from '../../seo/pageHead';

export function head(_: RouteParams, { slug, title, head: texts }: FullSymptom): PageHead {
  const canonical = `/objawy/${slug}`;
  return {
    ...texts,
    canonical,
    structuredData: ({ createBreadcrumbs }) => [createBreadcrumbs({ name: title, path: canonical })],
  };
}
