import { typeset } from './typeset';

/** A drawing of an animal or mould and its traces, with a coin of 1 zł for scale. */
export interface Plate {
  /** The picture is called rozpoznaj-{name}. */
  name: string;
  /** What the drawing shows. */
  alt: string;
  /** Under it. */
  caption: string;
}

export const plates = typeset({
  pluskwa: {
    name: 'pluskwa',
    alt: 'Rysunek: dorosła pluskwa z góry, obok młoda i białe jaja; niżej szew materaca z ciemnymi kropkami, a przy nim moneta 1 zł dla porównania',
    caption: 'Pluskwa: płaska i rudobrunatna. Obok jej młode, jaja i ślady na szwie materaca.',
  },
  kuna: {
    name: 'kuna',
    alt: 'Rysunek: kuna z boku, brązowa, z białą plamą na gardle; niżej moneta 1 zł, skręcone odchody i odcisk łapy z pięcioma palcami',
    caption: 'Kuna domowa: biała plama na gardle i puszysty ogon. Pod nią odchody i trop.',
  },
  mysz: {
    name: 'mysz',
    alt: 'Rysunek: szara mysz z boku, z dużym uchem i cienkim ogonem; niżej moneta 1 zł, odchody jak ziarenka ryżu i małe odciski łap',
    caption: 'Mysz: duże uszy, ogon długi jak ciało, odchody jak ziarenka ryżu.',
  },
  szczur: {
    name: 'szczur',
    alt: 'Rysunek: brązowy szczur z boku, z grubym ogonem; niżej moneta 1 zł, grube odchody i odciski łap',
    caption: 'Szczur: ciężki, z małymi uszami i grubym ogonem. Odchody wyraźnie większe niż u myszy.',
  },
  prusak: {
    name: 'prusak',
    alt: 'Rysunek: prusak z góry, jasnobrązowy, z dwoma ciemnymi paskami za głową; niżej moneta 1 zł, osłonki po jajach i drobne, czarne odchody',
    caption: 'Prusak: dwa ciemne paski za głową. Obok osłonki po jajach i ślady jak mielony pieprz.',
  },
  plesn: {
    name: 'plesn',
    alt: 'Rysunek: czarny nalot w narożniku ściany przy zaparowanym oknie; niżej moneta 1 zł i plamy pleśni różnej wielkości',
    caption: 'Pleśń: czarne kropki zlewają się w plamy z jaśniejszą, wilgotną obwódką.',
  },
} satisfies Record<string, Plate>);

export type PlateName = keyof typeof plates;
