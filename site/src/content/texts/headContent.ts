import type { ShareImage } from './shareImages';

/** What search engines and social networks show of a page. */
export interface HeadContent {
  /** At most 60 characters; the company's name is appended in code. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** @default that of the home page */
  shareImage?: ShareImage;
}
