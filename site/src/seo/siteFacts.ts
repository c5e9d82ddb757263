import { addresses } from '../addresses';
import { articles } from '../content/articles';
import { company } from '../content/company';
import { pages } from '../content/pages';
import { siteTokens } from '../theme/site.css';
import { themeColors } from './pageHead';

/** What sitemap.xml, robots.txt and the web manifest are made of: see prerender/siteFiles.ts. */
export const siteFacts = {
  addresses,
  // Only articles know their day; of the other pages nobody keeps it, and a made-up one would mislead.
  lastChanges: Object.fromEntries(articles.map(({ slug, date }) => [`/blog/${slug}`, date])),
  siteUrl: company.siteUrl,
  name: company.name,
  description: pages['/'].description.replaceAll('\u00a0', ' '),
  colors: { theme: themeColors.light, background: siteTokens.light.surface },
};
