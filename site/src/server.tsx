import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { addresses, redirects, unlistedAddresses } from './addresses';
import { app } from './app';
import { articles } from './content/articles';
import { company } from './content/company';
import { LoadFailed } from './frame/LoadFailed';
import { webManifest } from './seo/webManifest';

/** What the build writes. */
export default defineSite({
  app,
  addresses,
  unlistedAddresses,
  redirects,
  origin: company.siteUrl,
  // Only articles know their day; the date of other pages is unknown.
  lastChanges: Object.fromEntries(articles.map(({ slug, date }) => [`/blog/${slug}`, date])),
  manifest: webManifest,
  loadFailed: <LoadFailed />,
});
