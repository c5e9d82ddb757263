import { createWholePattern } from './createWholePattern.ts';

/** Length in UTF-16 code units. */
export const pageLimits = { max: 200 } as const;

/** Path of a page, without host, query and fragment, in the syntax of `contactPatterns`. */
export const pagePattern = '(/[A-Za-z0-9._~%-]+)+/?|/';

/** Language of a page without its region, such as `en`. */
export const languagePattern = '[a-z]{2,3}';

const path = createWholePattern(pagePattern);

/**
 * Returns the path of a page of this site, for the field `page` of a message, such as `/uslugi/dezynsekcja`.
 *
 * @param address A URL, such as `document.referrer`, or a path.
 * @param origin The site, such as `location.origin`.
 * @returns undefined for no address, another site, an invalid address, and a path of more than 200 characters.
 */
export function getPagePath(address: string, origin: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, origin);
    const isStored = url.pathname.length <= pageLimits.max && path.test(url.pathname);
    return url.origin === origin && isStored ? url.pathname : undefined;
  } catch {
    return undefined;
  }
}
