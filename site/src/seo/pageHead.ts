import { createHeadElements, type PageHead as AnyPageHead } from '@tarcza/static-site';
import type { Thing, WithContext } from 'schema-dts';
import { company } from '../content/company';
import type { HeadContent } from '../content/headContent';
import { shareImageAlts } from '../content/shareImages';
import { shareImagePath } from './urls';

/** What a page says of itself to search engines and social networks. */
export interface PageHead extends Omit<AnyPageHead, 'image' | 'keywords'>, HeadContent {
  structuredData: readonly WithContext<Thing>[];
}

/** Colour of the browser's own bars: that of the strip above the header, in the theme's two schemes. */
export const themeColors = { light: '#123f2a', dark: '#123524' } as const;

const elementsOf = createHeadElements({
  name: company.name,
  origin: company.siteUrl,
  locale: 'pl_PL',
  themeColors,
});

/** The elements of the head, for the static HTML and for the browser alike. */
export const headElements = ({ shareImage, ...head }: PageHead) =>
  elementsOf({
    ...head,
    image: {
      path: shareImagePath(shareImage),
      alt: shareImageAlts[shareImage],
      width: 1200,
      height: 630,
    },
  });
