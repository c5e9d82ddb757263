import type { Feed } from '../server.tsx';
import { escapeXml } from './escapeXml.ts';

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
