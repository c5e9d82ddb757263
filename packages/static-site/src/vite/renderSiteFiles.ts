import { encodePath } from '../address.ts';

/** Input of the files for robots and browsers. */
export interface SiteFilesOptions {
  /** Addresses of the sitemap. */
  addresses: readonly string[];
  /** Day of the last change (ISO 8601) by address. */
  lastChanges: Readonly<Record<string, string>>;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** The web manifest, if the site has one. */
  manifest: Readonly<Record<string, unknown>> | undefined;
}

/** Renders sitemap.xml, robots.txt and manifest.webmanifest, by name. */
export function renderSiteFiles(facts: SiteFilesOptions): Record<string, string> {
  return {
    'sitemap.xml': renderSitemap(facts),
    'robots.txt': renderRobots(facts),
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

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;');
}

// Allows all pages: search engines must be able to read `noindex`.
function renderRobots({ origin }: SiteFilesOptions): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
