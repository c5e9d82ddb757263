export { resolveUrl } from './address.ts';
export type { SiteApp } from './App.tsx';
export { type ArticleNode, ArticleText, type ArticleTextProps, getArticleText } from './ArticleText.tsx';
export {
  type Article,
  type ArticleListTexts,
  type ArticlesOptions,
  type ArticleSummary,
  createArticles,
} from './articles.ts';
export type { HeadElement } from './head.ts';
export { createLanguages, type FurtherTexts, type LanguageTexts, type PageTexts } from './languages.ts';
export { createHeadElements, type Head, type PageHead, type SiteHead } from './pageHead.ts';
export type { Weekday } from './openingHours.ts';
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
  createWebSite,
} from './structuredData.ts';
export { start } from './start.tsx';
