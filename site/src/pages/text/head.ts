import type { PagePath } from '../../content/pages';
import type { TextPageWords } from '../../content/textPage';
import type { RouteParams } from '@tarcza/static-site';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs } from '../../seo/structuredData';

export function head({ text = '' }: RouteParams, { title }: TextPageWords) {
  const path = `/${text}` as PagePath;
  return fixedPageHead(path, [breadcrumbs({ name: title, path })]);
}
