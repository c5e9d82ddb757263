import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Jak przygotować mieszkanie do zabiegu na pluskwy',
  excerpt: 'Preparat działa tylko tam, gdzie dotrze. Oto plan rozpisany na dni, od prania po pierwszą noc.',
  date: '2026-06-30',
  modified: '2026-12-01',
  category: 'Poradniki',
  kind: 'bedbug',
  scene: 'galeria-zwalczanie-pluskiew',
  inside: 'przygotowanie-zwalczanie-pluskiew',
  shareImage: 'pluskwy',
  description:
    'Zabieg na pluskwy krok po kroku: co wyprać, co spakować, jak ustawić meble i o czym uprzedzić technika. Plan przygotowań rozpisany na dni.',
  keywords: [
    'przygotowanie do zabiegu na pluskwy',
    'zwalczanie pluskiew',
    'zabieg na pluskwy',
    'pranie po pluskwach',
    'pluskwy w mieszkaniu',
  ],
  seoContent: {
    preparation: [
      'Tkaniny zanieś do pralki w workach i wypierz w 60 °C',
      'Odkurz materac, listwy i szczeliny',
    ],
    importance: [
      'Preparat dociera do kryjówek, a nie tylko na wierzch',
      'Mniej miejsc, w których owady przetrwają pierwszy zabieg',
    ],
  },
};
