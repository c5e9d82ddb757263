import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { addresses, redirects, unlistedAddresses } from './addresses';
import { app } from './app';
import { articles } from './content/articles';
import { company } from './content/company';
import { LoadFailed } from './frame/LoadFailed';
import { webManifest } from './seo/webManifest';

/** Day of the last change to the texts and prices of the pages, ISO. Set it together with such a change. */
const textsChanged = '2026-11-25';
const fixedPaths = app.pages.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));

/** What the build writes. */
export default defineSite({
  app,
  addresses,
  unlistedAddresses,
  redirects,
  origin: company.siteUrl,
  lastChanges: Object.fromEntries([
    ...[...fixedPaths, ...addresses].map((path) => [path, textsChanged]),
    ...articles.map(({ slug, date }) => [`/blog/${slug}`, date]),
  ]),
  manifest: webManifest,
  loadFailed: (language) => <LoadFailed language={language} />,
});
