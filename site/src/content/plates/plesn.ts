import { typeset } from '../typeset';
import type { Plate } from './plate';

export const plesn: Plate = typeset<Plate>({
  name: 'plesn',
  alt: 'Rysunek: czarny nalot w narożniku ściany przy zaparowanym oknie; niżej moneta 1 zł i plamy pleśni różnej wielkości',
  caption: 'Pleśń: czarne kropki zlewają się w plamy z jaśniejszą, wilgotną obwódką.',
});
