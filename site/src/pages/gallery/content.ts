import { comparisons } from '../../content/pests/comparisons';
import { drawings } from '../../content/pests/drawings';
import { typeset } from '../../text/typeset';

export const gallery = typeset({
  head: {
    title: 'Galeria: pluskwy i odgrzybianie przed i po',
    description:
      'Zobacz, jak wygląda zwalczanie pluskiew, po czym poznać ich ślady na materacu i jak zmienia się ściana po odgrzybianiu. Wycena jest bezpłatna.',
    keywords: [
      'galeria DDD',
      'ślady pluskiew',
      'pluskwy materac',
      'odgrzybianie ścian efekty',
      'usuwanie pleśni',
    ],
    shareImage: 'odgrzybianie',
  },
  title: 'Galeria',
  heading: 'Galeria: szkodniki i pleśń z bliska',
  lead: 'Zobacz, jak pracujemy, jak odgrzybianie zmienia ścianę i po czym poznać pluskwy. Wybierz obraz, żeby go powiększyć.',
  items: [
    {
      id: 'zwalczanie-pluskiew',
      title: 'Zwalczanie pluskiew',
      alt: 'Rysunek: dłoń w rękawicy prowadzi dyszę z gorącą parą wzdłuż szwu materaca, przy którym widać pluskwy i ciemne kropki.',
    },
    {
      id: 'odgrzybianie-przed-i-po',
      title: 'Ściana przed i po (rysunek)',
      alt: 'Rysunek w dwóch częściach: po lewej łazienka z plamami pleśni na ścianie i płytkach, po prawej ta sama łazienka po odgrzybianiu, czysta i jasna.',
    },
    {
      id: 'pluskwy-slady',
      title: 'Ślady obecności pluskiew',
      alt: 'Rysunek: szew materaca pod lupą, a na nim dorosła pluskwa, jasna nimfa, białe jaja i ciemne kropki odchodów.',
    },
  ],
  labels: {
    open: 'Powiększ obraz: {title}',
    dialog: 'Podgląd obrazów',
    previous: 'Poprzedni obraz',
    next: 'Następny obraz',
    swipeHint: 'Przesuń palcem',
  },
  drawings: {
    heading: 'Porównaj ze swoim znaleziskiem',
    lead: 'Częste szkodniki i pleśń, ślady, które zostawiają, oraz gatunki, które łatwo pomylić. Moneta 1 zł pokazuje wielkość.',
    items: [
      { plate: drawings.pluskwa, title: 'Pluskwa' },
      { plate: comparisons.pluskwa, title: 'Pluskwa, pchła i kleszcz' },
      {
        plate: {
          name: 'rozpoznaj-pchla',
          alt: 'Rysunek: pchła z boku w sierści, z długą tylną nogą do skoku; niżej przy monecie 1 zł pchła 2,5 mm, biała larwa 4 mm i odchody jak czarny pieprz',
        },
        title: 'Pchła',
      },
      { plate: comparisons.karaluchy, title: 'Prusak, karaluch i zadomka' },
      { plate: drawings.mysz, title: 'Mysz' },
      { plate: drawings.szczur, title: 'Szczur' },
      { plate: drawings.kuna, title: 'Kuna domowa' },
      { plate: comparisons.mrowki, title: 'Mrówka faraona i ogrodowa' },
      { plate: comparisons.rybik, title: 'Rybiki i skorek' },
      {
        plate: {
          name: 'porownanie-mole',
          alt: 'Rysunek: złocisty mól ubraniowy na wełnie z dziurą i mól spożywczy z miedzianym końcem skrzydeł na kaszy, a pod nimi przy monecie 1 zł oba i larwa: 7, 9 i 10 mm',
        },
        title: 'Mole',
      },
      { plate: comparisons.osy, title: 'Osa, szerszeń, pszczoła i trzmiel' },
      { plate: drawings.plesn, title: 'Pleśń' },
    ],
  },
  callToAction: {
    heading: 'Widzisz u siebie coś podobnego?',
    text: 'Zadzwoń albo opisz to w formularzu. Wycena jest bezpłatna i do niczego nie zobowiązuje.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
} as const);
