import { encodePath } from '../address.ts';
import type { Feed } from '../server.tsx';
import { escapeXml } from './escapeXml.ts';
import { renderFeed } from './renderFeed.ts';

/** Input of the files for robots and browsers. */
export interface SiteFilesOptions {
  /** Addresses of the sitemap. */
  addresses: readonly string[];
  /** Day of the last change (ISO 8601) by address. */
  lastChanges: Readonly<Record<string, string>>;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  feeds?: readonly Feed[];
  /** The web manifest, if the site has one. */
  manifest: Readonly<Record<string, unknown>> | undefined;
}

/** Renders sitemap.xml, robots.txt, manifest.webmanifest and feeds, by name. */
export function renderSiteFiles(facts: SiteFilesOptions): Record<string, string> {
  return {
    'sitemap.xml': renderSitemap(facts),
    'robots.txt': renderRobots(facts),
    ...Object.fromEntries(
      (facts.feeds ?? []).map((feed) => [feed.path.replace(/^\//, ''), renderFeed(feed, facts.origin)]),
    ),
    ...(facts.manifest && {
      'manifest.webmanifest': `${JSON.stringify(facts.manifest, undefined, 2)}\n`,
    }),
  };
}

function renderSitemap({ addresses, lastChanges, origin }: SiteFilesOptions): string {
  const entries = addresses.map((address) => {
    const day = lastChanges[address];
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + encodePath(address))}</loc>${lastChange}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

// Allows all pages: search engines must be able to read `noindex`.
function renderRobots({ origin }: SiteFilesOptions): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
