import { typeset } from '../typeset';
import type { Plate } from './plate';

export const kuna: Plate = typeset<Plate>({
  name: 'kuna',
  alt: 'Rysunek: kuna z boku, brązowa, z białą plamą na gardle; niżej moneta 1 zł, skręcone odchody i odcisk łapy z pięcioma palcami',
  caption: 'Kuna domowa: biała plama na gardle i puszysty ogon. Pod nią odchody i trop.',
});
