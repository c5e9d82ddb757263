import { createHeadElements, type PageHead as AnyPageHead } from '@tarcza/static-site';
import type { Thing, WithContext } from 'schema-dts';
import { company } from '../content/company/company';
import type { HeadContent } from '../content/texts/headContent';
import { shareImageAlts } from '../content/texts/shareImages';
import { brandColors } from '../theme/brandColors';
import * as creators from './structuredData';
import { shareImagePath } from './urls';

/** Metadata of a page for search engines and social networks. */
export interface PageHead extends Omit<AnyPageHead, 'image' | 'keywords' | 'structuredData'>, HeadContent {
  /** Alternative text of the shared image, on a page in another language. */
  shareImageAlt?: string;
  /** Creates the structured data. Called in the build only, because search engines load documents. */
  structuredData?: (create: typeof creators) => readonly WithContext<Thing>[];
}

/** In characters, as search engines show it. A longer title leaves out the company's name. */
const longestTitle = 60;
const brand = ` | ${company.name}`;

const elementsOf = createHeadElements({
  name: company.name,
  origin: company.siteUrl,
  locale: 'pl_PL',
  formatTitle: (title) => (title.length + brand.length > longestTitle ? title : title + brand),
  themeColors: brandColors,
});

/** Returns the elements of the head, for the static HTML and for the browser. */
export const headElements = ({
  shareImage = 'home',
  shareImageAlt = shareImageAlts[shareImage],
  structuredData,
  ...head
}: PageHead) =>
  elementsOf({
    ...head,
    ...(import.meta.env.SSR && structuredData && { structuredData: structuredData(creators) }),
    image: { path: shareImagePath(shareImage), alt: shareImageAlt, width: 1200, height: 630 },
  });
