import { comparisons } from '../../content/pests/comparisons';
import { drawings } from '../../content/pests/drawings';
import { findService } from '../../content/services/services';
import { typeset } from '../../text/typeset';

/** Words of /szkodniki. */
export const topicsPage = typeset({
  head: {
    title: 'Szkodniki: jak je rozpoznać i co robić',
    description:
      'Pluskwy, prusaki, osy, mrówki faraona, rybiki, myszy, szczury i kuny: jak je rozpoznać, z czym nie pomylić, co zrobić dziś wieczorem i ile kosztuje zabieg.',
    keywords: ['szkodniki w domu', 'rozpoznawanie szkodników', 'zwalczanie szkodników Kraków'],
  },
  title: 'Szkodniki w Krakowie: jak je rozpoznać',
  breadcrumb: 'Szkodniki',
  lead: 'Wybierz zwierzę: zobaczysz ślady, pierwsze kroki i cenę.',
  pests: 'Jaki to szkodnik',
  bedBugs: {
    label: 'Pluskwy',
    size: '5–7 mm',
    text: 'Płaskie, rudobrunatne, wielkości pestki jabłka. Żyją blisko łóżka i wychodzą nocą.',
    href: '/uslugi/zwalczanie-pluskiew',
    scene: `${comparisons.pluskwa.name}-karta`,
    price: findService('zwalczanie-pluskiew')?.price,
  },
  martens: {
    label: 'Kuny',
    size: 'wielkości kota',
    text: 'Tupią w nocy, szarpią ocieplenie i zostawiają skręcone odchody. Kiedy wolno zamknąć wejście.',
    href: '/uslugi/odstraszanie-kun',
    scene: `${drawings.kuna.name}-karta`,
    price: findService('odstraszanie-kun')?.price,
  },
  others: 'Inne sprawy',
  symptoms: {
    heading: 'Nie wiesz, jaki to szkodnik?',
    intro: 'Zacznij od tego, co widzisz albo czujesz.',
  },
  callToAction: {
    heading: 'Nie ma tu twojego szkodnika?',
    text: 'Zwalczamy też muszki i owady w drewnie. Wyślij zdjęcie: powiemy, co to jest.',
    call: 'Zadzwoń teraz',
    contact: 'Wyślij zdjęcie',
  },
} as const);
