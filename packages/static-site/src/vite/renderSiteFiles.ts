import { encodePath } from '../address.ts';
import type { Feed, Site } from '../server.tsx';
import { escapeText } from './renderDocument.ts';

export const sitemapFile = '/sitemap.xml';

export function renderSiteFiles({ origin, feeds, manifest }: Site): Record<string, string> {
  return {
    // Allows all pages: search engines must be able to read `noindex`.
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapFile}\n`,
    ...Object.fromEntries(feeds.map((feed) => [feed.path, renderFeed(feed, origin)])),
    ...(manifest && { '/manifest.webmanifest': `${JSON.stringify(manifest, undefined, 2)}\n` }),
  };
}

/** `days`: day of the last change of each address. */
export function renderSitemap(days: ReadonlyMap<string, string | undefined>, origin: string): string {
  const entries = [...days].map(([address, day]) => {
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeText(origin + encodePath(address))}</loc>${lastChange}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

export function renderFeed({ title, description, language, page, items }: Feed, origin: string): string {
  const toUrl = (path: string) => escapeText(new URL(path, origin).href);
  const rendered = items.map(
    (item) =>
      `<item><title>${escapeText(item.title)}</title><link>${toUrl(item.address)}</link><guid>${toUrl(item.address)}</guid>` +
      `<description>${escapeText(item.description)}</description><pubDate>${new Date(item.date).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeText(title)}</title><link>${toUrl(page)}</link><description>${escapeText(description)}</description><language>${language}</language>
${rendered.join('\n')}
</channel></rss>
`;
}
