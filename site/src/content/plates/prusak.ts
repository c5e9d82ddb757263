import { typeset } from '../typeset';
import type { Plate } from './plate';

export const prusak: Plate = typeset<Plate>({
  name: 'prusak',
  alt: 'Rysunek: prusak z góry, jasnobrązowy, z dwoma ciemnymi paskami za głową; niżej moneta 1 zł, osłonki po jajach i drobne, czarne odchody',
  caption: 'Prusak: dwa ciemne paski za głową. Obok osłonki po jajach i ślady jak mielony pieprz.',
});
