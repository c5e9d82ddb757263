import { createFragment } from '../text/createFragment';
import { findTown } from '../content/towns/towns';

/** The town that the last part of an address names. */
export type TownParameter =
  | { kind: 'listed'; slug: string }
  /** A listed town in another spelling: "kraków", "Nowy-Sącz". */
  | { kind: 'misspelled'; slug: string }
  | { kind: 'unlisted'; name: string };

export function readTown(parameter: string): TownParameter {
  if (findTown(parameter)) return { kind: 'listed', slug: parameter };

  const name = parameter
    .normalize('NFC')
    // Control characters, also those that change the direction of writing.
    .replace(/\p{C}/gu, '')
    .trim();
  const slug = createFragment(name);
  return findTown(slug) ? { kind: 'misspelled', slug } : { kind: 'unlisted', name };
}
