export type { SiteApp } from './App.tsx';
export type { HeadElement } from './head.ts';
export { Below } from './Below.tsx';
export { Later } from './Later.tsx';
export { headElementsOf, type PageHead, type SiteHead } from './pageHead.ts';
export { picturesOf, type Picture } from './pictures.ts';
export { RouterLink, type RouterLinkProps } from './RouterLink.tsx';
export {
  createScreens,
  type HeadModule,
  type Route,
  type RouteModule,
  type RouteParams,
  type Screen,
  type Screens,
  type ScreensOptions,
} from './screens.ts';
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
