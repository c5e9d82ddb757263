export { resolveUrl } from './address.ts';
export type { SiteApp } from './App.tsx';
export type { HeadElement } from './head.ts';
export { createHeadElements, type Head, type PageHead, type SiteHead } from './pageHead.ts';
export { createPictureLookup, type Picture } from './pictures.ts';
export { RouterLink, type RouterLinkProps } from './RouterLink.tsx';
export {
  createPages,
  type LoadedPage,
  type PageModule,
  type PageProps,
  type Pages,
  type PagesOptions,
  type Route,
  type RouteParams,
} from './pages.ts';
export {
  type BlogPostingOptions,
  createBlogPosting,
  createBreadcrumbList,
  createFaqPage,
  getFirmId,
  createLocalBusiness,
  type LocalBusinessOptions,
  type NamedPage,
  type Publisher,
  createPageList,
  type Weekday,
  createWebSite,
} from './structuredData.ts';
export { start } from './start.tsx';
