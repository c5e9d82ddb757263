import { typeset } from './typeset';

/** A drawing of an animal or mould and its traces, with a coin of 1 zł for scale. */
export interface Plate {
  /** Name of its picture in site/images/originals, without the ending. */
  name: string;
  /** What the drawing shows. */
  alt: string;
  /** Under it. */
  caption: string;
}

export const plates = typeset({
  pluskwa: {
    name: 'rozpoznaj-pluskwa',
    alt: 'Rysunek: dorosła pluskwa z góry z podpisanymi częściami ciała, obok jasna nimfa i białe jaja; niżej przy monecie 1 zł szew materaca, a na nim pluskwa, nimfa, jaja, wylinka i odchody jak czarne kropki',
    caption: 'Pluskwa: płaska, owalna i rudobrunatna, z sześcioma nogami, długa na 5–7 mm. Jaja mają 1 mm.',
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
    alt: 'Rysunek: brązowy szczur z boku, z grubym ogonem; niżej moneta 1 zł, grube odchody i odciski łap',
    caption: 'Szczur: ciężki, z małymi uszami i grubym ogonem. Odchody wyraźnie większe niż u myszy.',
  },
  prusak: {
    name: 'rozpoznaj-prusak',
    alt: 'Rysunek: prusak z góry, jasnobrązowy, z dwoma ciemnymi paskami za głową; obok osłonka z jajami; niżej przy monecie 1 zł prusak, osłonki i drobne, czarne odchody',
    caption: 'Prusak: dwa ciemne paski za głową. Obok osłonka z jajami, niżej odchody jak mielony pieprz.',
  },
  pchla: {
    name: 'rozpoznaj-pchla',
    alt: 'Rysunek: pchła z boku w sierści, brązowa, ściśnięta, z długą tylną nogą do skoku; niżej moneta 1 zł, pchła 2,5 mm, biała larwa 4 mm i odchody jak czarny pieprz',
    caption: 'Pchła: ściśnięta z boków, bez skrzydeł, skacze. Odchody na legowisku są jak czarny pieprz.',
  },
  plesn: {
    name: 'rozpoznaj-plesn',
    alt: 'Rysunek: czarny nalot w narożniku ściany z żółtawą obwódką, obok skropliny na szybie; niżej moneta 1 zł i plamy pleśni różnej wielkości',
    caption: 'Pleśń: czarne kropki zlewają się w plamy. Żółtawą obwódkę zostawia zaciek.',
  },
} satisfies Record<string, Plate>);

export type PlateName = keyof typeof plates;

/** Animals and traces that are taken for each other, each as large as beside a coin of 1 zł. */
export const comparisons = typeset({
  pluskwa: {
    name: 'porownanie-pluskwa',
    alt: 'Rysunek: pluskwa, pchła i kleszcz w powiększeniu, a pod nimi wszystkie trzy obok monety 1 zł: 6 mm, 2,5 mm i 3,5 mm',
    caption:
      'Pluskwa jest płaska i szeroka, ma sześć nóg. Pchła jest ściśnięta z boków i skacze. Kleszcz ma osiem nóg i ciemną tarczkę.',
  },
  gryzonie: {
    name: 'porownanie-gryzonie',
    alt: 'Rysunek: mysz długości 7–10 cm i szczur długości 20–27 cm, oba bez ogona, a pod nimi przy monecie 1 zł ich odchody: u myszy 3–6 mm i ostre końce, u szczura 10–20 mm i tępe końce',
    caption:
      'Odchody myszy są jak ziarenka ryżu i mają ostre końce. U szczura są kilka razy dłuższe, wrzecionowate i tępo zakończone.',
  },
  karaluchy: {
    name: 'porownanie-karaluchy',
    alt: 'Rysunek: prusak, karaluch wschodni i zadomka w powiększeniu, a pod nimi wszystkie trzy obok monety 1 zł: 13 mm, 24 mm i 12 mm',
    caption:
      'Prusak jest jasny, z dwoma ciemnymi paskami. Karaluch wschodni jest prawie czarny, a samica ma tylko kikuty skrzydeł. Zadomka nie ma pasków i przylatuje z ogrodu.',
  },
  rybik: {
    name: 'porownanie-rybik',
    alt: 'Rysunek: srebrny rybik cukrowy, cętkowany rybik piecowy, szary rybik papierowy i brązowy skorek ze szczypcami na końcu ciała w powiększeniu, a pod nimi wszystkie cztery obok monety 1 zł: 10 mm, 13 mm, 15 mm i 13 mm bez szczypiec',
    caption:
      'Rybik cukrowy jest srebrny i lubi wilgoć. Rybik piecowy jest cętkowany, ma czułki dłuższe od ciała i lubi gorąco. Rybik papierowy jest szary i owłosiony, z nitkami długimi prawie jak ciało, i mieszka w suchym pokoju. Skorek jest brązowy, twardy i ma na końcu ciała szczypce.',
  },
  mrowki: {
    name: 'porownanie-mrowki',
    alt: 'Rysunek: bursztynowa mrówka faraona i ciemna mrówka ogrodowa w powiększeniu, pierwsza z dwoma guzkami, druga z jednym, a pod nimi obie obok monety 1 zł: 2 mm i 4 mm',
    caption:
      'Mrówka faraona jest bursztynowa i drobna, z dwoma guzkami przed odwłokiem. Ogrodowa jest ciemna, większa i ma jeden. Murawka też ma dwa, ale jest brunatna i przychodzi z dworu.',
  },
  mole: {
    name: 'porownanie-mole',
    alt: 'Rysunek: złocisty mól ubraniowy na wełnie z dziurą i mól spożywczy z jasną nasadą i miedzianym końcem skrzydeł na kaszy z oprzędem, a pod nimi oba obok monety 1 zł: 7 mm i 9 mm, oraz larwa 10 mm',
    caption:
      'Mól ubraniowy jest złocisty i unika światła. Mól spożywczy ma jasną nasadę i miedziany koniec skrzydeł, a jego larwy zostawiają w kaszy oprzęd.',
  },
  osy: {
    name: 'porownanie-osy',
    alt: 'Rysunek: osa, szerszeń, pszczoła i trzmiel w powiększeniu, a pod nimi wszystkie cztery obok monety 1 zł: 13 mm, 23 mm, 12 mm i 16 mm',
    caption:
      'Osa jest gładka i jaskrawa. Szerszeń jest dużo większy i ma rdzawy tułów, a królowa mierzy do 35 mm. Pszczoła jest włochata i matowa. Trzmiel jest okrągły, futrzany i chroniony.',
  },
} satisfies Record<string, Plate>);

export type ComparisonName = keyof typeof comparisons;
