import { company } from '../content/company';
import type { ShareImage } from '../content/shareImages';

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return company.siteUrl + path;
}

export function shareImageUrl(image: ShareImage): string {
  return absolute(`/images/share-${image}.jpg`);
}
