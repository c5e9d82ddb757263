import type { PestDrawing } from './drawings';
import { typeset } from '../../text/typeset';

/** Animals and traces that are taken for each other, each as large as beside a coin of 1 zł. */
export const comparisons = typeset({
  pluskwa: {
    name: 'porownanie-pluskwa',
    alt: 'Rysunek: szeroka pluskwa, ściśnięta z boków pchła i kleszcz z ciemną tarczką w powiększeniu, a pod nimi wszystkie trzy obok monety 1 zł: 6 mm, 2,5 mm i 3,5 mm',
    caption: 'Pchła skacze, kleszcz ma osiem nóg.',
  },
  gryzonie: {
    name: 'porownanie-gryzonie',
    alt: 'Rysunek: mysz długości 7–10 cm i szczur długości 20–27 cm (bez ogona), a pod nimi przy monecie 1 zł ich odchody: u myszy 3–6 mm i ostre końce, u szczura 10–20 mm i tępe końce',
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
  osy: {
    name: 'porownanie-osy',
    alt: 'Rysunek: osa, szerszeń, pszczoła i trzmiel w powiększeniu, a pod nimi wszystkie cztery obok monety 1 zł: 13 mm, 23 mm, 12 mm i 16 mm',
    caption:
      'Osa jest gładka i jaskrawa. Szerszeń jest dużo większy i ma rdzawy tułów, a królowa mierzy do 35 mm. Pszczoła jest włochata i matowa. Trzmiel jest okrągły, futrzany i chroniony.',
  },
} satisfies Record<string, PestDrawing>);

export type ComparisonName = keyof typeof comparisons;
