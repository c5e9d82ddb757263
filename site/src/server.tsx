import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { addresses, redirects, unlistedAddresses } from './addresses';
import { app } from './app';
import { articles } from './content/articles/articles';
import { company } from './content/company/company';
import { LoadFailed } from './frame/LoadFailed';
import { accessibility } from './pages/accessibility/content';
import { guarantee } from './pages/guarantee/content';
import { privacy } from './pages/privacy/content';
import { withdrawal } from './pages/withdrawal/content';
import { webManifest } from './seo/webManifest';

/** Days of the pages that show the day of their last change. */
const lastChanges = Object.fromEntries([
  ...articles.map(({ slug, date, modified }) => [`/blog/${slug}`, modified ?? date]),
  ...Object.entries({
    '/gwarancja': guarantee,
    '/odstapienie-od-umowy': withdrawal,
    '/polityka-prywatnosci': privacy,
    '/dostepnosc': accessibility,
  }).flatMap(([address, { updated }]) => (updated ? [[address, updated.date]] : [])),
]) as Record<string, string>;

/** What the build writes. */
export default defineSite({
  app,
  addresses,
  unlistedAddresses,
  redirects,
  origin: company.siteUrl,
  lastChanges,
  manifest: webManifest,
  loadFailed: (language) => <LoadFailed language={language} />,
});
