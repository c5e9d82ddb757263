import { typeset } from '../typeset';
import type { Plate } from './plate';

export const szczur: Plate = typeset<Plate>({
  name: 'szczur',
  alt: 'Rysunek: brązowy szczur z boku, z grubym ogonem; niżej moneta 1 zł, grube odchody i odciski łap',
  caption: 'Szczur: ciężki, z małymi uszami i grubym ogonem. Odchody wyraźnie większe niż u myszy.',
});
