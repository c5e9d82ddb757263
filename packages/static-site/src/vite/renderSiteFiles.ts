import { encodePath } from '../address.ts';
import type { Feed } from '../server.tsx';

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

/** Renders an RSS 2.0 feed. */
export function renderFeed({ title, description, language, page, items }: Feed, origin: string): string {
  const toUrl = (path: string) => escapeXml(new URL(path, origin).href);
  const rendered = items.map(
    (item) =>
      `<item><title>${escapeXml(item.title)}</title><link>${toUrl(item.address)}</link><guid>${toUrl(item.address)}</guid>` +
      `<description>${escapeXml(item.description)}</description><pubDate>${new Date(item.date).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeXml(title)}</title><link>${toUrl(page)}</link><description>${escapeXml(description)}</description><language>${language}</language>
${rendered.join('\n')}
</channel></rss>
`;
}

/** Escapes a text for the content or an attribute of XML. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
