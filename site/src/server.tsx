import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { addresses, redirects, unlistedAddresses } from './addresses';
import { app } from './app';
import { company } from './content/company/company';
import { LoadFailed } from './frame/LoadFailed';
import { findLastChanges, readHistory } from './lastChanges';
import { webManifest } from './seo/webManifest';

const folders = Object.fromEntries(
  app.pages.routes.flatMap(({ path, page }) => (/[:*]/.test(path) ? [] : [[path, page]])),
);

/** What the build writes. */
export default defineSite({
  app,
  addresses,
  unlistedAddresses,
  redirects,
  origin: company.siteUrl,
  lastChanges: findLastChanges([...Object.keys(folders), ...addresses], folders, readHistory()),
  manifest: webManifest,
  loadFailed: (language) => <LoadFailed language={language} />,
});
