import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files for machines are made of. */
export interface SiteFacts {
  /** Every address that search engines may know. */
  addresses: readonly string[];
  /** Day of the last change, ISO, of the addresses for which it is known. */
  lastChanges: Readonly<Record<string, string>>;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  name: string;
  description: string;
  colors: { theme: string; background: string };
}

/** Writes sitemap.xml, robots.txt and manifest.webmanifest. */
export async function writeSiteFiles(folder: string, facts: SiteFacts): Promise<void> {
  for (const [name, text] of Object.entries(siteFiles(facts))) await writeFile(join(folder, name), text);
}

/** The files by their names. */
export function siteFiles(facts: SiteFacts): Record<string, string> {
  return {
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
    'manifest.webmanifest': manifest(facts),
  };
}

// A sitemap takes at most 50 000 addresses. Should there ever be more, it becomes an index of several.
function sitemap({ addresses, lastChanges, siteUrl }: SiteFacts): string {
  const entries = addresses.map((address) => {
    const day = lastChanges[address];
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeXml(encodeURI(siteUrl + address))}</loc>${lastChange}</url>\n`;
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

// Pages that are not to be found say so themselves; a search engine has to be able to read that.
function robots({ siteUrl }: SiteFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function manifest({ name, description, colors }: SiteFacts): string {
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: 'pl',
      dir: 'ltr',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: colors.theme,
      background_color: colors.background,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    undefined,
    2,
  )}\n`;
}
