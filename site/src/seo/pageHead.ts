import { createHeadElements, type PageHead as AnyPageHead } from '@tarcza/static-site';
import type { Thing, WithContext } from 'schema-dts';
import { company } from '../content/company/company';
import type { HeadContent } from '../content/texts/headContent';
import { shareImageAlts } from '../content/texts/shareImages';
import { brandColors } from '../theme/brandColors';
import type * as creators from './structuredData';
import { shareImagePath } from './urls';

/** Metadata of a page for search engines and social networks. */
export interface PageHead extends Omit<AnyPageHead, 'image' | 'keywords' | 'structuredData'>, HeadContent {
  /** Alternative text of the shared image, on a page in another language. */
  shareImageAlt?: string;
  /** Creates the structured data. */
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

/** Loaded later in the browser. The build needs it at once. */
const loadCreators = () => import('./structuredData');
const creatorsOfBuild = import.meta.env.SSR ? await loadCreators() : undefined;
const createData = (create: NonNullable<PageHead['structuredData']>) =>
  creatorsOfBuild ? create(creatorsOfBuild) : async () => create(await loadCreators());

/** Returns the elements of the head, for the static HTML and for the browser. */
export const headElements = ({
  shareImage = 'home',
  shareImageAlt = shareImageAlts[shareImage],
  structuredData,
  ...head
}: PageHead) =>
  elementsOf({
    ...head,
    structuredData: structuredData && createData(structuredData),
    image: { path: shareImagePath(shareImage), alt: shareImageAlt, width: 1200, height: 630 },
  });
