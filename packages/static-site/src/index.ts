export type { SiteApp } from './App.tsx';
export type { HeadElement } from './head.ts';
export { headElementsOf, type PageHead, type SiteHead } from './pageHead.ts';
export { picturesOf, type Picture } from './pictures.ts';
export { RouterLink, type RouterLinkProps } from './RouterLink.tsx';
export {
  createPages,
  type LoadedPage,
  type PageModule,
  type Pages,
  type PagesOptions,
  type Route,
  type RouteParams,
} from './pages.ts';
export {
  type ArticleFacts,
  blogPosting,
  breadcrumbList,
  faqPage,
  localBusiness,
  type LocalFirm,
  type NamedPage,
  pageList,
  type Weekday,
  webSite,
} from './structuredData.ts';
export { start } from './start.tsx';
