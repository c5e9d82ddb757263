import { createPictureLookup, resolveUrl } from '@tarcza/static-site';
import { company } from '../content/company/company';
import type { ShareImage } from '../content/texts/shareImages';

/** Returns the whole address of a path of this site. */
export const absolute = (path: string) => resolveUrl(path, company.siteUrl);

/** The address of a picture for social networks, 1200 × 630 px. */
export const shareImagePath: (image: ShareImage) => string = createPictureLookup(
  import.meta.glob<string>('../../images/share/*', { query: '?share', import: 'default', eager: true }),
);

export function shareImageUrl(image: ShareImage = 'home'): string {
  return absolute(shareImagePath(image));
}
