import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Deratyzacja piwnicy: jak usunąć szczury i zamknąć im drogę',
  excerpt:
    'Gdzie z latarką szukać śladów szczura, dlaczego nie wykładać trutki samemu i czym uszczelnić otwory.',
  date: '2026-03-24',
  modified: '2026-12-01',
  category: 'Deratyzacja',
  kind: 'rodent',
  drawings: ['szczur', 'mysz'],
  shareImage: 'home',
  description:
    'Szczury w piwnicy: jak je rozpoznać po śladach, którędy wchodzą, jak przebiega deratyzacja i czym uszczelnić otwory, aby nie wróciły.',
  keywords: [
    'deratyzacja piwnicy',
    'szczury w piwnicy',
    'usuwanie szczurów',
    'jak pozbyć się szczurów',
    'zabezpieczenie piwnicy przed szczurami',
  ],
  seoContent: {
    symptoms: ['Wrzecionowate odchody długości 1–2 cm', 'Tłuste smugi wzdłuż ścian, rur i progów'],
    problems: [
      'Pogryzione przewody grożą zwarciem i pożarem',
      'Zanieczysz\u00adczona żywność i ryzyko chorób',
    ],
  },
};
