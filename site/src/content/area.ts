import { typeset } from './typeset';

/** Where we drive: the map of all towns, and what leads to them. */
export const area = typeset({
  /** Last item of a list of towns: leads to all of them. */
  more: 'i inne miejscowości w regionie',
  map: {
    label: 'Mapa dojazdów',
    alt: 'Schematyczna mapa Małopolski z 20 obsługiwanymi miastami. Kraków leży w środkowo-zachodniej części, tuż przy nim Skawina i Wieliczka. Na północnym zachodzie: Olkusz. Na zachodzie: Trzebinia, Chrzanów, Libiąż i Oświęcim. Na południowym zachodzie: Kęty, Andrychów i Wadowice. Na wschodzie: Bochnia, Brzesko i Tarnów. Na południu: Myślenice, Nowy Targ i Zakopane. Na południowym wschodzie: Limanowa, Nowy Sącz i Gorlice.',
    caption: 'Do każdego z tych miast i w ich okolice dojeżdżamy bezpłatnie.',
  },
});
