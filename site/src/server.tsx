import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { addresses, redirects, unlistedAddresses } from './addresses';
import { app } from './app';
import { company } from './content/company/company';
import { LoadFailed } from './frame/LoadFailed';
import { webManifest } from './seo/webManifest';

/** What the build writes. */
export default defineSite({
  app,
  addresses,
  unlistedAddresses,
  redirects,
  origin: company.siteUrl,
  manifest: webManifest,
  loadFailed: (language) => <LoadFailed language={language} />,
});
