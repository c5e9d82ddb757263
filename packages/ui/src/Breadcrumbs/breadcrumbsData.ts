/** One step of the way to a page. */
export interface Crumb {
  /** Name of the page, short. */
  label: string;
  /** Its address; absent for the current page. */
  href?: string | undefined;
}

/** A schema.org BreadcrumbList, to be written as JSON-LD. */
export interface BreadcrumbsData {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/**
 * The structured data of a trail, for search engines.
 *
 * @param trail from the home page down to the current page, each with its address
 * @param origin what relative addresses begin with, such as `https://firma.example`
 */
export function breadcrumbsData(trail: readonly Required<Crumb>[], origin: string): BreadcrumbsData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href ?? '', origin).href,
    })),
  };
}
