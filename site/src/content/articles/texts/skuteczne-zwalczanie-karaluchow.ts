import type { ArticleDetails } from '../article';
import { terms } from '../../offers/terms';

const { insect } = terms;

export const article: ArticleDetails = {
  title: 'Skuteczne zwalczanie karaluchów w domu i w bloku',
  excerpt: 'Jak odróżnić prusaka od karalucha, dlaczego spray pogarsza sprawę i jak przebiega zabieg.',
  date: '2026-05-19',
  modified: '2026-12-01',
  category: 'Dezynsekcja',
  kind: 'insect',
  drawings: ['prusak'],
  shareImage: 'home',
  description: `Prusaki i karaluchy w mieszkaniu: jak je rozpoznać, gdzie się kryją, dlaczego spray zawodzi i jak działa żel. Zabieg z ${insect.guaranteeMonths}-miesięczną gwarancją.`,
  keywords: [
    'zwalczanie karaluchów',
    'prusaki w mieszkaniu',
    'karaluchy w bloku',
    'żel na karaluchy',
    'dezynsekcja mieszkania',
    'jak pozbyć się prusaków',
  ],
  seoContent: {
    identification: [
      'Prusak: 10–15 mm, jasnobrązowy, dwa ciemne pasy za głową',
      'Karaluch (karaczan wschodni): do 27 mm, prawie czarny, powolny',
    ],
    methods: [
      'Pułapki lepowe, które pokazują kryjówki',
      'Żel pokarmowy podany w szczelinach',
      'Oprysk lub proszek w prze\u00adstrzeniach technicznych',
    ],
  },
};
