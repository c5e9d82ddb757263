import { typeset } from '../../text/typeset';

/** A drawing of an animal or mould and its traces, with a coin of 1 zł for scale. */
export interface PestDrawing {
  /** Name of its picture in site/images/originals, without the ending. */
  name: string;
  /** What the drawing shows. */
  alt: string;
  /** Under it. */
  caption: string;
}

export const drawings = typeset({
  pluskwa: {
    name: 'rozpoznaj-pluskwa',
    alt: 'Rysunek: dorosła pluskwa z góry, owalna i rudobrunatna, długa na 5–7 mm, z podpisanymi częściami ciała i sześcioma nogami, obok jasna nimfa i białe jaja; niżej przy monecie 1 zł szew materaca, a na nim pluskwa, nimfa, jaja, wylinka i odchody jak czarne kropki',
    caption: 'Pluskwa jest płaska, a jej jaja mają 1 mm.',
  },
  kuna: {
    name: 'rozpoznaj-kuna',
    alt: 'Rysunek: kuna z boku, brązowa, z różowym nosem i białą, rozwidloną plamą na gardle; niżej moneta 1 zł, skręcone odchody i odcisk łapy z pięcioma palcami',
    caption:
      'Kuna domowa: różowy nos, biała, rozwidlona plama na gardle i puszysty ogon. Pod nią odchody i trop.',
  },
  mysz: {
    name: 'rozpoznaj-mysz',
    alt: 'Rysunek: szara mysz z boku, z dużym uchem i cienkim ogonem; niżej moneta 1 zł, odchody jak ziarenka ryżu i małe odciski łap',
    caption: 'Mysz: duże uszy, ogon długi jak ciało, odchody jak ziarenka ryżu.',
  },
  szczur: {
    name: 'rozpoznaj-szczur',
    alt: 'Rysunek: brązowy szczur z boku, z grubym ogonem; obok, na kresce długości 10 cm, mysz w tej samej skali; niżej moneta 1 zł, grube odchody i odciski łap',
    caption: 'Szczur: ciężki, z małymi uszami i grubym ogonem. Odchody wyraźnie większe niż u myszy.',
  },
  prusak: {
    name: 'rozpoznaj-prusak',
    alt: 'Rysunek: prusak z góry, jasnobrązowy, z dwoma ciemnymi paskami za głową; obok osłonka z jajami; niżej przy monecie 1 zł prusak, osłonki i drobne, czarne odchody',
    caption: 'Prusak: dwa ciemne paski za głową. Obok osłonka z jajami, niżej odchody jak mielony pieprz.',
  },
  plesn: {
    name: 'rozpoznaj-plesn',
    alt: 'Rysunek: czarny nalot w narożniku ściany z żółtawą obwódką, obok skropliny na szybie; niżej moneta 1 zł i plamy pleśni różnej wielkości',
    caption: 'Pleśń: czarne kropki zlewają się w plamy. Żółtawą obwódkę zostawia zaciek.',
  },
} satisfies Record<string, PestDrawing>);

export type PestDrawingName = keyof typeof drawings;
