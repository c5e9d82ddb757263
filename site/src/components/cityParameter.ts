import { fragment } from '../text/fragment';
import { cities, findCity } from '../content/towns/cities';

/** The town that the last part of an address speaks of. */
export type CityParameter =
  | { kind: 'listed'; slug: string }
  /** A town of the list, spelled otherwise: "kraków", "Nowy-Sącz". */
  | { kind: 'misspelled'; slug: string }
  | { kind: 'unlisted'; name: string };

export function readCity(parameter: string): CityParameter {
  if (findCity(parameter)) return { kind: 'listed', slug: parameter };

  const name = parameter
    .normalize('NFC')
    // Control characters and marks that turn the direction of writing have no business in a name.
    .replace(/\p{C}/gu, '')
    .trim();
  const spelledOut = fragment(name);
  const city = cities.find(({ slug }) => slug === spelledOut);
  return city ? { kind: 'misspelled', slug: city.slug } : { kind: 'unlisted', name };
}
