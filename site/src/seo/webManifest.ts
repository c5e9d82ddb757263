import { company } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import { plainText } from '../text/typeset';
import { siteTokens } from '../theme/site.css';

/** The web manifest, for the home screen of a phone. */
export const webManifest = {
  name: company.name,
  short_name: company.name,
  description: plainText(companyLines.description),
  lang: 'pl',
  start_url: '/',
  display: 'minimal-ui',
  theme_color: siteTokens.light.brand,
  background_color: siteTokens.light.surface,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
