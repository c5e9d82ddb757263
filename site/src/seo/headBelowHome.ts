import type { TextPageTexts } from '../content/texts/textPage';
import type { PageHead } from './pageHead';

/** Returns the head of a page that lies right below the home page. */
export const headBelowHome = (
  {
    head,
    title,
    breadcrumb = title,
    updated,
  }: Pick<TextPageTexts, 'head' | 'title' | 'breadcrumb' | 'updated'>,
  canonical: string,
): PageHead => ({
  ...head,
  canonical,
  modified: updated?.date,
  structuredData: ({ createBreadcrumbs }) => [createBreadcrumbs({ name: breadcrumb, path: canonical })],
});
