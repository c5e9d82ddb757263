/** What the files for robots and browsers are made of. */
export interface SiteFacts {
  /** Every address that search engines may know. */
  addresses: readonly string[];
  /** Day of the last change, ISO, of the addresses for which it is known. */
  lastChanges: Readonly<Record<string, string>>;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** The web manifest, if the site has one. */
  manifest: Readonly<Record<string, unknown>> | undefined;
}

/** sitemap.xml, robots.txt and manifest.webmanifest, by their names. */
export function siteFiles(facts: SiteFacts): Record<string, string> {
  return {
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
    ...(facts.manifest && {
      'manifest.webmanifest': `${JSON.stringify(facts.manifest, undefined, 2)}\n`,
    }),
  };
}

// A sitemap takes at most 50 000 addresses. Should there ever be more, it becomes an index of several.
function sitemap({ addresses, lastChanges, origin }: SiteFacts): string {
  const entries = addresses.map((address) => {
    const day = lastChanges[address];
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeXml(new URL(address, origin).href)}</loc>${lastChange}</url>\n`;
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
function robots({ origin }: SiteFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
