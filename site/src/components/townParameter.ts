import { createFragment } from '../text/createFragment';
import { findTown } from '../content/towns/towns';

/** The town that the last part of an address speaks of. */
export type TownParameter =
  | { kind: 'listed'; slug: string }
  /** A town of the list, spelled otherwise: "kraków", "Nowy-Sącz". */
  | { kind: 'misspelled'; slug: string }
  | { kind: 'unlisted'; name: string };

export function readTown(parameter: string): TownParameter {
  if (findTown(parameter)) return { kind: 'listed', slug: parameter };

  const name = parameter
    .normalize('NFC')
    // Control characters and marks that turn the direction of writing have no business in a name.
    .replace(/\p{C}/gu, '')
    .trim();
  const slug = createFragment(name);
  return findTown(slug) ? { kind: 'misspelled', slug } : { kind: 'unlisted', name };
}
