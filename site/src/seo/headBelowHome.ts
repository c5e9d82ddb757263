import type { NamedPage } from '@tarcza/static-site';
import type { TextPageTexts } from '../content/texts/textPage';
import type { PageHead } from './pageHead';

/** Returns the head of a page that lies right below the home page. `listed` are the pages that it lists, in its order. */
export const headBelowHome = (
  {
    head,
    title,
    breadcrumb = title,
    updated,
  }: Pick<TextPageTexts, 'head' | 'title' | 'breadcrumb' | 'updated'>,
  canonical: string,
  listed?: readonly NamedPage[],
): PageHead => ({
  ...head,
  canonical,
  modified: updated?.date,
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: breadcrumb, path: canonical }),
    ...(listed ? [createListOfPages(listed)] : []),
  ],
});
