import { towns, findTown } from './towns';
import { terms } from '../offers/terms';
import { totals } from '../texts/totals';
import { typeset } from '../../text/typeset';
import { measureDirection, type Direction } from '../../text/direction';

/** Clockwise from the north-west, as the text goes round the map. */
const sides: readonly [Direction, string][] = [
  ['na północny zachód', 'na północnym zachodzie'],
  ['na północ', 'na północy'],
  ['na północny wschód', 'na północnym wschodzie'],
  ['na wschód', 'na wschodzie'],
  ['na południowy wschód', 'na południowym wschodzie'],
  ['na południe', 'na południu'],
  ['na południowy zachód', 'na południowym zachodzie'],
  ['na zachód', 'na zachodzie'],
];

const joinNames = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' i ');

/** Returns "Na wschodzie: Bochnia, Brzesko i Tarnów.", for the sides that have towns. */
function describeSides(): string {
  const centre = findTown('krakow')!;
  const distant = towns.filter(({ nearby }) => !nearby);
  return sides
    .flatMap(([direction, side]) => {
      const names = distant
        .filter(({ position }) => measureDirection(centre.position, position) === direction)
        .map(({ name }) => name);
      return names.length > 0 ? `${side.charAt(0).toUpperCase()}${side.slice(1)}: ${joinNames(names)}.` : [];
    })
    .join(' ');
}

const nextToKrakow = towns.filter(({ nearby, slug }) => nearby && slug !== 'krakow');

/** Where we drive: the map of all towns, and what leads to them. */
export const area = typeset({
  /** Last item of a list of towns: leads to all of them. */
  more: 'i inne miejscowości w regionie',
  map: {
    label: 'Mapa dojazdów',
    alt: `Schematyczna mapa Małopolski z ${totals.servedTownsInstrumental}. Kraków leży w środkowo-zachodniej części, tuż przy nim ${joinNames(nextToKrakow.map(({ name }) => name))}. ${describeSides()}`,
    caption: `Do tych miast i ich okolic dojeżdżamy bezpłatnie. W zaznaczonym kole w pilnych sprawach jesteśmy w ${terms.arrival.minutes} minut.`,
  },
});
