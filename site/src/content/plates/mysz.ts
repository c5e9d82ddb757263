import { typeset } from '../typeset';
import type { Plate } from './plate';

export const mysz: Plate = typeset<Plate>({
  name: 'mysz',
  alt: 'Rysunek: szara mysz z boku, z dużym uchem i cienkim ogonem; niżej moneta 1 zł, odchody jak ziarenka ryżu i małe odciski łap',
  caption: 'Mysz: duże uszy, ogon długi jak ciało, odchody jak ziarenka ryżu.',
});
