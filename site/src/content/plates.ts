import type { ServiceIcon } from './services';
import { typeset } from './typeset';

/** An animal or mould with its trace, beside a coin of 1 zł. The picture is called rozpoznaj-{name}. */
interface Plate {
  /** What the drawing shows. */
  alt: string;
  /** Under it. */
  caption: string;
}

export type PlateName = 'pluskwa' | 'kuna' | 'mysz' | 'szczur' | 'prusak' | 'plesn';

export const plates: Readonly<Record<PlateName, Plate>> = typeset<Record<PlateName, Plate>>({
  pluskwa: {
    alt: 'Rysunek: dorosła pluskwa z góry, obok młoda i białe jaja; niżej szew materaca z ciemnymi kropkami, a przy nim moneta 1 zł dla porównania',
    caption: 'Pluskwa: płaska i rudobrunatna. Obok jej młode, jaja i ślady na szwie materaca.',
  },
  kuna: {
    alt: 'Rysunek: kuna z boku, brązowa, z białą plamą na gardle; niżej moneta 1 zł, skręcone odchody i odcisk łapy z pięcioma palcami',
    caption: 'Kuna domowa: biała plama na gardle i puszysty ogon. Pod nią odchody i trop.',
  },
  mysz: {
    alt: 'Rysunek: szara mysz z boku, z dużym uchem i cienkim ogonem; niżej moneta 1 zł, odchody jak ziarenka ryżu i małe odciski łap',
    caption: 'Mysz: duże uszy, ogon długi jak ciało, odchody jak ziarenka ryżu.',
  },
  szczur: {
    alt: 'Rysunek: brązowy szczur z boku, z grubym ogonem; niżej moneta 1 zł, grube odchody i odciski łap',
    caption: 'Szczur: ciężki, z małymi uszami i grubym ogonem. Odchody wyraźnie większe niż u myszy.',
  },
  prusak: {
    alt: 'Rysunek: prusak z góry, jasnobrązowy, z dwoma ciemnymi paskami za głową; niżej moneta 1 zł, osłonki po jajach i drobne, czarne odchody',
    caption: 'Prusak: dwa ciemne paski za głową. Obok osłonki po jajach i ślady jak mielony pieprz.',
  },
  plesn: {
    alt: 'Rysunek: czarny nalot w narożniku ściany przy zaparowanym oknie; niżej moneta 1 zł i plamy pleśni różnej wielkości',
    caption: 'Pleśń: czarne kropki zlewają się w plamy z jaśniejszą, wilgotną obwódką.',
  },
});

/** The culprits that a service deals with, the most frequent first. */
export const culprits: Readonly<Partial<Record<ServiceIcon, readonly PlateName[]>>> = {
  bedbug: ['pluskwa'],
  marten: ['kuna'],
  rodent: ['szczur', 'mysz'],
  insect: ['prusak'],
  mould: ['plesn'],
};
