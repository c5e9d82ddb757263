import { typeset } from '../typeset';
import type { Plate } from './plate';

export const pluskwa: Plate = typeset<Plate>({
  name: 'pluskwa',
  alt: 'Rysunek: dorosła pluskwa z góry, obok młoda i białe jaja; niżej szew materaca z ciemnymi kropkami, a przy nim moneta 1 zł dla porównania',
  caption: 'Pluskwa: płaska i rudobrunatna. Obok jej młode, jaja i ślady na szwie materaca.',
});
